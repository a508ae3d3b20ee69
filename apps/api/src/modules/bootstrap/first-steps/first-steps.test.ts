import { firstStepCalls } from '@havan/contract/bootstrap/first-steps';
import { salesInformationCalls } from '@havan/contract/identity/sales-information';
import { listingCalls } from '@havan/contract/listings/listings';
import { expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct, makeUser } from '../../../testing/factories.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { makeSale } from '../../../testing/sales.ts';
import { sessionOf, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getFirstSteps } = firstStepCalls;
const db = () => app.database.db;

/** Creates a seller in the state after its registration. */
async function newSeller() {
  const seller = await signedInSeller(app);
  await db()
    .updateTable('company')
    .set({ owes_selling_setup: true })
    .where('id', '=', seller.companyId)
    .execute();
  return seller;
}
type Seller = Awaited<ReturnType<typeof newSeller>>;

async function statesOf(seller: Seller) {
  const { steps } = (await app.call(getFirstSteps, {}, seller)).result;
  return Object.fromEntries(steps.map(({ id, state }) => [id, state]));
}

const saveTerms = (seller: Seller) =>
  app.call(
    salesInformationCalls.saveSellerTerms,
    { minBasket: 0, shippingFee: 4990, freeShippingFrom: null, dispatchCutoff: '15:00' },
    seller,
  );

test('a new seller lists nothing before its account is verified and its terms are saved', async () => {
  const seller = await newSeller();
  const productId = await makeProduct(db(), { kind: 'general' });
  const create = () =>
    app.call(
      listingCalls.createListing,
      { productId, price: 10_000, stock: 3, expiration: '2031-01-31' },
      seller,
    );
  expect(await statesOf(seller)).toEqual({
    documents: 'done',
    payoutAccount: 'open',
    terms: 'open',
    invoicing: 'open',
    listings: 'open',
    rules: 'done',
  });
  expect((await create()).body.statusMessage).toContain('hesabı ekleyip doğrulayın');
  await makePayoutAccount(app, seller);
  expect((await create()).body.statusMessage).toContain('kargo ücreti');
  await saveTerms(seller);
  expect((await create()).result).toMatchObject({ outcome: 'saved' });
  expect(await statesOf(seller)).toMatchObject({ payoutAccount: 'done', terms: 'done', listings: 'open' });
});

test('an application in review shows its missing parts, and an account without its code is unfinished', async () => {
  const seller = await newSeller();
  const { companyId } = seller;
  await db()
    .updateTable('company')
    .set({ review_state: 'inReview', kep_address: null })
    .where('id', '=', companyId)
    .execute();
  const id = await makePayoutAccount(app, seller);
  await db().updateTable('payout_account').set({ verified_at: null }).where('id', '=', id).execute();
  const { result } = await app.call(getFirstSteps, {}, seller);
  expect(result.missingParts).toEqual(['taxPlate', 'kepAddress']);
  expect(await statesOf(seller)).toMatchObject({ documents: 'open', payoutAccount: 'missing' });
});

test('the list ends with the tenth listing when the rest is done, and with the first sale', async () => {
  const seller = await newSeller();
  await makePayoutAccount(app, seller);
  await saveTerms(seller);
  await db()
    .insertInto('e_invoice_settings')
    .values({
      company_id: seller.companyId,
      series: 'ABC',
      preferred_profile: 'TEMELFATURA',
      channel: 'integrator',
      note: '',
      updated_at: app.clock.now(),
      updated_by: seller.userId,
    })
    .execute();
  const list = async (count: number) => {
    for (let made = 0; made < count; made += 1)
      await makeListing(db(), { sellerId: seller.companyId, productId: await makeProduct(db()) });
  };
  await list(9);
  expect(await statesOf(seller)).toMatchObject({ listings: 'open' });
  await list(1);
  expect(await statesOf(seller)).toEqual({});

  const busy = await newSeller();
  expect(Object.keys(await statesOf(busy))).toHaveLength(6);
  const listingId = await makeListing(db(), {
    sellerId: busy.companyId,
    productId: await makeProduct(db()),
  });
  await makeSale(db(), await makeParty(db(), 'pharmacy'), { listingId, units: 1, at: app.clock.now() });
  expect(await statesOf(busy)).toEqual({});
});

test('staff are refused', async () => {
  const seller = await newSeller();
  const userId = await makeUser(db(), seller.companyId, { role: 'staff' });
  const token = await sessionOf(app, { ...seller, userId });
  expect((await app.call(getFirstSteps, {}, { token })).status).toBe(403);
});
