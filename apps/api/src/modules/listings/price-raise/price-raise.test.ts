import { apiPrefix } from '@havan/contract/call';
import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { listingBulkCalls } from '@havan/contract/listings/listing-bulk';
import { feedListings } from '@havan/contract/listings/listing-feed';
import {
  listingImportCalls,
  type ListingImport,
  uploadImport,
} from '@havan/contract/listings/listing-import';
import { updateListings } from '@havan/contract/listings/listings';
import { priceRuleCalls } from '@havan/contract/listings/price-rules';
import { gtinCheckDigit } from '@havan/domain/gtin';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import { expect, test } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { runImports } from '../import/run/import-jobs.ts';
import { followPriceRules } from '../price-rules/price-rules.service.ts';

const app = testApp();
const ends = new Date('2026-12-31T00:00:00Z');
const sentence =
  '“Kış Günleri” kampanyası 31.12.2026 03:00 tarihine kadar bu fiyattan sayıyor; bitene kadar fiyat yükseltilemez.';
const ticked: ListingWarningCode[] = ['priceJump'];

type Seller = Awaited<ReturnType<typeof signedInSeller>>;
let count = 0;

/** Returns a seller with a listing at 100 TL. */
async function withListing(owner?: Seller) {
  const seller = owner ?? (await signedInSeller(app));
  count += 1;
  const body = `20001${String(count).padStart(7, '0')}`;
  const barcode = `${body}${gtinCheckDigit(body)}`;
  const category_id = await makeCategory(app.database.db);
  const productId = await makeProduct(app.database.db, { kind: 'general', barcode, category_id });
  const listingId = await makeListing(
    app.database.db,
    { sellerId: seller.companyId, productId },
    { price: 10_000, stock: 10, expiration: '2028-03-31' },
  );
  return { seller, listingId, barcode, productId, category_id };
}

/** Returns a seller with a listing at 100 TL in a running campaign of that seller. */
async function bound(changes: Parameters<typeof makeCampaign>[1] = {}) {
  const made = await withListing();
  const code = await makeCampaign(app.database.db, {
    seller_id: made.seller.companyId,
    title: 'Kış Günleri',
    is_selected: true,
    ends_at: ends,
    ...changes,
  });
  await choose(code, made.listingId);
  return { ...made, code };
}

async function choose(code: string, listing_id: number): Promise<void> {
  const { id } = await app.database.db
    .selectFrom('campaign')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await app.database.db.insertInto('campaign_listing').values({ campaign_id: id, listing_id }).execute();
}

const stored = (id: number) =>
  app.database.db
    .selectFrom('listing')
    .select(['price', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function typed(seller: Seller, listingId: number, price: number) {
  const { version } = await stored(listingId);
  const rows = [{ listingId, version, changes: { price }, ticked }];
  return (await app.call(updateListings, { rows }, seller)).result.rows[0]?.answer;
}

const refused = { outcome: 'refused', problems: [{ field: 'price', code: 'campaignRuns', sentence }] };

test('the table refuses to raise a price while a campaign of the seller runs for it, and takes a lower one', async () => {
  const { seller, listingId, code } = await bound();
  expect(await typed(seller, listingId, 10_001)).toMatchObject(refused);
  expect(await typed(seller, listingId, 9500)).toMatchObject({ outcome: 'saved' });
  expect(await typed(seller, listingId, 10_000)).toMatchObject(refused);
  const other = await withListing(seller);
  expect(await typed(seller, other.listingId, 10_500)).toMatchObject({ outcome: 'saved' });
  await app.database.db.updateTable('campaign').set({ state: 'ended' }).where('code', '=', code).execute();
  expect(await typed(seller, listingId, 10_000)).toMatchObject({ outcome: 'saved' });
});

test('a bulk change and its undo leave the price of a running campaign where it is', async () => {
  const { seller, listingId } = await bound();
  const target = { by: 'selection' as const, listingIds: [listingId] };
  const raise = { target, change: { kind: 'price' as const, text: '+%10' } };
  const { previewListingBatch, applyListingBatch, undoListingBatch } = listingBulkCalls;
  const preview = (await app.call(previewListingBatch, raise, seller)).result;
  expect(preview.refusals).toMatchObject([{ listingId, sentence }]);
  expect((await app.call(applyListingBatch, raise, seller)).result).toMatchObject({ changed: 0, refused: 1 });
  const cut = { target, change: { kind: 'price' as const, text: '-%10' } };
  const { batchId } = (await app.call(applyListingBatch, cut, seller)).result;
  expect((await stored(listingId)).price).toBe(9000);
  await app.call(undoListingBatch, { batchId }, seller);
  expect((await stored(listingId)).price).toBe(9000);
});

test('a file and its undo leave it, and say why at the price', async () => {
  const { seller, listingId, barcode } = await bound();
  const { getImport, checkImport, applyImport, undoImport, getImportRows } = listingImportCalls;
  const sent = async (price: string) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `${apiPrefix}/${uploadImport.path}?fileName=fiyat.csv`,
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${seller.token}` },
      payload: `Barkod;Stok;Fiyat;Miat\r\n${barcode};10;${price};31.03.2028\r\n`,
    });
    const { importId, mapping } = answer.json<{ result: ListingImport }>().result;
    await app.call(checkImport, { importId, mapping, isWholeStock: false }, seller);
    await runImports(app.ctx);
    return importId;
  };
  const raised = await sent('110,00');
  const { items } = (await app.call(getImportRows, { importId: raised }, seller)).result;
  expect(items).toMatchObject([{ kind: 'wrong', problems: [{ field: 'price', sentence }] }]);
  const cut = await sent('90,00');
  await app.call(applyImport, { importId: cut, ticked }, seller);
  await runImports(app.ctx);
  expect((await stored(listingId)).price).toBe(9000);
  await app.call(undoImport, { importId: cut }, seller);
  await runImports(app.ctx);
  expect((await stored(listingId)).price).toBe(9000);
  expect((await app.call(getImport, { importId: cut }, seller)).result.state).toBe('undone');
});

test('a file that was checked before the campaign began is refused when it is applied', async () => {
  const { seller, listingId, barcode, code } = await bound({ state: 'draft' });
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadImport.path}?fileName=fiyat.csv`,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${seller.token}` },
    payload: `Barkod;Stok;Fiyat;Miat\r\n${barcode};10;110,00;31.03.2028\r\n`,
  });
  const { importId, mapping } = answer.json<{ result: ListingImport }>().result;
  const { checkImport, applyImport, getImportRows } = listingImportCalls;
  await app.call(checkImport, { importId, mapping, isWholeStock: false }, seller);
  await runImports(app.ctx);
  await app.database.db.updateTable('campaign').set({ state: 'running' }).where('code', '=', code).execute();
  await app.call(applyImport, { importId, ticked }, seller);
  await runImports(app.ctx);
  expect((await app.call(getImportRows, { importId }, seller)).result.items).toMatchObject([
    { outcome: 'refused', sentence },
  ]);
  expect((await stored(listingId)).price).toBe(10_000);
});

test('the feed answers the row with the sentence', async () => {
  const { seller, listingId, barcode } = await bound();
  const { key } = (
    await app.call(apiKeyCalls.createApiKey, { name: 'Stok', scopes: ['listings.write'] }, seller)
  ).result;
  const rows = [{ barcode, price: 10_100 }];
  expect((await app.call(feedListings, { rows }, { token: key })).result.rows).toMatchObject([
    { outcome: 'refused', listingId, code: 'campaignRuns', sentence },
  ]);
});

test('a price rule waits with a raise, and still follows downwards', async () => {
  const { seller, listingId, productId } = await bound();
  const rule = { undercut: 10, floor: 8000, ceiling: 12_000, pauseMinutes: 15, isOn: true };
  await app.call(priceRuleCalls.setPriceRule, { listingId, ...rule }, seller);
  app.clock.advance(60_000);
  await followPriceRules(app.ctx);
  expect((await stored(listingId)).price).toBe(10_000);
  const read = await app.call(priceRuleCalls.getPriceRule, { listingId: String(listingId) }, seller);
  expect(read.result.rule?.sentence).toBe(sentence);
  const rival = await signedInSeller(app);
  await makeListing(
    app.database.db,
    { sellerId: rival.companyId, productId },
    { price: 9000, stock: 5, expiration: '2028-03-31' },
  );
  app.clock.advance(20 * 60_000);
  await followPriceRules(app.ctx);
  expect((await stored(listingId)).price).toBe(8990);
});

test('chosen goods of the market and a special day from its approval on bind; a whole category does not', async () => {
  const ofMarket = await bound({ seller_id: null });
  expect(await typed(ofMarket.seller, ofMarket.listingId, 10_100)).toMatchObject(refused);
  const later = new Date('2026-12-01T00:00:00Z');
  const approved = await bound({ kind: 'specialDay', state: 'scheduled', starts_at: later });
  expect(await typed(approved.seller, approved.listingId, 10_100)).toMatchObject(refused);
  const planned = await bound({ state: 'scheduled', starts_at: later });
  expect(await typed(planned.seller, planned.listingId, 10_100)).toMatchObject({ outcome: 'saved' });
  const { seller, listingId, category_id } = await withListing();
  await makeCampaign(app.database.db, { category_id, steps: [percentOff(5)] });
  expect(await typed(seller, listingId, 10_100)).toMatchObject({ outcome: 'saved' });
  await makeCampaign(app.database.db, {
    seller_id: seller.companyId,
    category_id,
    title: 'Kış Günleri',
    ends_at: ends,
  });
  expect(await typed(seller, listingId, 10_200)).toMatchObject(refused);
});
