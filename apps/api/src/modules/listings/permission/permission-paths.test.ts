import { copyCampaign, saveCampaign, scheduleCampaign } from '@havan/contract/campaigns/seller-campaigns';
import { findCampaignProducts } from '@havan/contract/campaigns/campaign-simulation';
import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { bulkAddCartItems, mergeCart } from '@havan/contract/cart/cart-transfer';
import { noWishes, smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { operatorSpecialDayCalls } from '@havan/contract/backoffice/content/special-days';
import { specialDayCalls } from '@havan/contract/catalogue/special-days';
import { setProductAlert } from '@havan/contract/catalogue/alerts';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { activateListings, createListing, updateListings } from '@havan/contract/listings/listings';
import { reorder } from '@havan/contract/sales/order-after';
import { beforeEach, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { signedInPanelUser } from '../../../testing/signed-in-panel.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { saveSpecialDay, turnSpecialDay } = operatorSpecialDayCalls;
const { joinSpecialDay } = specialDayCalls;
type Party = Awaited<ReturnType<typeof signedInAs>>;
type Kind = 'general' | 'medicine' | null;

let buyer: Party;
let seller: Party;
let productId: number;
let listingId: number;

const classify = (kind: Kind) =>
  app.database.db.updateTable('product').set({ kind }).where('id', '=', productId).execute();

/** Creates goods that are on sale; the tests reclassify them. */
beforeEach(async () => {
  const { db } = app.database;
  [buyer, seller] = [await signedInAs(app, 'pharmacy'), await signedInPanelUser(app)];
  productId = await makeProduct(db, { kind: 'general' });
  listingId = await makeListing(db, { sellerId: seller.companyId, productId }, { stock: 40 });
});

const add = () => app.call(addOrRemove, { listingId, type: 'add', count: 1 }, buyer);
const outcomeOf = async (line: Parameters<typeof app.call<typeof bulkAddCartItems>>[1]['lines'][number]) =>
  (await app.call(bulkAddCartItems, { lines: [line] }, buyer)).result.lines[0]?.outcome;

/** Every path on which goods are sold; each returns whether the sale succeeded. */
const ways: Readonly<Record<string, () => Promise<boolean>>> = {
  'a line of the cart': async () => (await add()).status === 200,
  'a quick order by offer': async () => (await outcomeOf({ listingId, count: 1 })) === 'added',
  'a quick order by product': async () => (await outcomeOf({ productId, count: 1 })) === 'added',
  'a cart of a browser': async () =>
    (await app.call(mergeCart, { lines: [{ listingId, count: 1 }] }, buyer)).result.lines[0]?.outcome ===
    'added',
  'the smart cart': async () => {
    const request = { wants: [{ productId, quantity: 1 }], wishes: noWishes };
    return (await app.call(smartCartBuilder, request, buyer)).status === 200;
  },
  'a re-order': async () => {
    await makeSale(app.database.db, buyer, { listingId, units: 2, at: app.clock.now() });
    const { id } = await app.database.db
      .selectFrom('orders')
      .select('id')
      .where('buyer_company_id', '=', buyer.companyId)
      .executeTakeFirstOrThrow();
    return (await app.call(reorder, { orderId: id }, buyer)).result.added > 0;
  },
  'an alert': async () => {
    const alert = { productId, priceDrop: true, backInStock: true, targetPrice: null };
    return (await app.call(setProductAlert, alert, buyer)).status === 200;
  },
  'a new listing': async () => {
    const terms = { productId, price: 5000, stock: 1, expiration: '2029-03-31' };
    return (await app.call(createListing, terms, seller)).status === 200;
  },
  activation: async () => {
    await setPassive();
    const rows = (await app.call(activateListings, { listingIds: [listingId] }, seller)).result.rows;
    return rows[0]?.done === true;
  },
  'a bulk activation': async () => {
    await setPassive();
    const target = { by: 'selection' as const, listingIds: [listingId] };
    const change = { kind: 'state' as const, state: 'active' as const };
    return (await app.call(applyListingBatch, { target, change }, seller)).result.changed === 1;
  },
  'a new campaign': async () => (await drafted()).status === 200,
  'a campaign that is changed': async () => {
    const { campaignId, version } = await draftOfGeneral();
    const terms = { ...campaign, startsAt: inDays(0), endsAt: inDays(3), listingIds: [listingId] };
    return (await app.call(saveCampaign, { ...terms, campaignId, version }, seller)).status === 200;
  },
  'a campaign that is published': async () => {
    const { campaignId, version } = await draftOfGeneral();
    return (await app.call(scheduleCampaign, { campaignId, version }, seller)).status === 200;
  },
  'a campaign that is copied': async () => {
    const { campaignId } = await draftOfGeneral();
    const copied = (await app.call(copyCampaign, { campaignId }, seller)).result.campaign;
    return copied.listings === 1;
  },
  'the search for products of a campaign': async () => {
    const target = { by: 'filter' as const, filter: {} };
    return (await app.call(findCampaignProducts, { target }, seller)).result.total === 1;
  },
  'a barcode of a campaign': async () => {
    const { barcode } = await app.database.db
      .selectFrom('product')
      .select('barcode')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const target = { by: 'barcodes' as const, barcodes: [barcode] };
    return (await app.call(findCampaignProducts, { target }, seller)).result.total === 1;
  },
  'a special day': async () => {
    const operator = await signedInOperator(app, ['catalogue']);
    const day = { title: 'Anneler Günü', description: '', leastPercent: 10 };
    const times = { joinUntil: inDays(1), startsAt: inDays(2), endsAt: inDays(3) };
    const { specialDayId } = (await app.call(saveSpecialDay, { ...day, ...times }, operator)).result;
    await app.call(turnSpecialDay, { specialDayId, to: 'open' }, operator);
    const offers = [{ listingId, price: 1000, unitLimit: null }];
    return (await app.call(joinSpecialDay, { specialDayId, offers }, seller)).status === 200;
  },
};
/** A draft of a campaign with the listing. */
const campaign = {
  kind: 'percentOff' as const,
  title: 'Kış Fırsatı',
  description: '',
  steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
  bonus: null,
  unitLimit: null,
  companyLimit: null,
};
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const drafted = () =>
  app.call(
    saveCampaign,
    { ...campaign, startsAt: inDays(0), endsAt: inDays(2), listingIds: [listingId] },
    seller,
  );
/** Creates a draft while the product is classified as general, and then restores its class. */
async function draftOfGeneral() {
  const { kind } = await app.database.db
    .selectFrom('product')
    .select('kind')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await classify('general');
  const draft = (await drafted()).result.campaign;
  await app.database.db.updateTable('product').set({ kind }).where('id', '=', productId).execute();
  return draft;
}
const setPassive = () =>
  app.database.db.updateTable('listing').set({ state: 'passive' }).where('id', '=', listingId).execute();

// @spec §6 product-permission

test.each(Object.keys(ways))('%s takes general goods', async (way) => {
  expect(await ways[way]?.()).toBe(true);
});

test.each(Object.keys(ways).flatMap((way) => [[way, 'medicine'] as const, [way, null] as const]))(
  '%s refuses goods of class %s',
  async (way, kind) => {
    await classify(kind);
    expect(await ways[way]?.()).toBe(false);
  },
);

test('a line in a cart gets a notice and cannot be bought', async () => {
  await add();
  await classify('medicine');
  const line = (await app.call(getCart, {}, buyer)).result.groups[0]?.lines[0];
  expect(line).toMatchObject({ canBuy: false, notices: expect.arrayContaining(['withdrawn']) });
});

test('its seller may still correct its stock', async () => {
  await classify('medicine');
  const rows = [{ listingId, version: 1, changes: { stock: 3 } }];
  const { result } = await app.call(updateListings, { rows }, seller);
  expect(result.rows[0]?.answer.outcome).toBe('saved');
});
