import { getNotificationPreferences, getLastNotifications } from '@havan/contract/notifications/inbox';
import { notificationKinds } from '@havan/domain/notification-kind';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { notifyListings } from './notify-listings.ts';

const app = testApp();
const hourMs = 3_600_000;

type Seller = Awaited<ReturnType<typeof signedInSeller>>;

/** Sets the clock to an hour of the next Istanbul day. */
function nextDayAt(hour: number): void {
  const now = app.clock.now().getTime();
  const midnight = Math.floor((now + 3 * hourMs) / (24 * hourMs) + 1) * 24 * hourMs - 3 * hourMs;
  app.clock.advance(midnight + hour * hourMs - now);
}

const listed = async (
  seller: Seller,
  name: string,
  changes: { stock?: number; expiration?: string | null },
) =>
  makeListing(
    app.database.db,
    { sellerId: seller.companyId, productId: await makeProduct(app.database.db, { name }) },
    changes,
  );

const noticesTo = async (seller: Seller, kind: number) => {
  const { result } = await app.call(getLastNotifications, {}, seller);
  return result
    .filter(({ subCategoryId }) => subCategoryId === kind)
    .map(({ notificationText, redirectUrl }) => ({ notificationText, redirectUrl }));
};

const stockOf = (listingId: number, stock: number) =>
  app.database.db.updateTable('listing').set({ stock }).where('id', '=', listingId).execute();

// @spec §1 notifications

test('a seller is notified of each listing that runs low once, and again after it was filled up', async () => {
  const seller = await signedInSeller(app);
  const low = () => noticesTo(seller, notificationKinds.listingsLow);
  const gel = await listed(seller, 'Güneş jeli', { stock: 6 });
  nextDayAt(10);
  await notifyListings(app.ctx);
  expect(await low()).toEqual([]);
  await stockOf(gel, 5);
  await notifyListings(app.ctx);
  await notifyListings(app.ctx);
  expect(await low()).toEqual([
    {
      notificationText: '“Güneş jeli” ilanınızın stoğu 5 adede ya da altına indi. Stoğunu güncelleyin.',
      redirectUrl: '/myprofile/listings?stock=5&sort=stock',
    },
  ]);
  nextDayAt(10);
  await stockOf(gel, 0);
  await notifyListings(app.ctx);
  expect(await low()).toHaveLength(1);
  await stockOf(gel, 20);
  await notifyListings(app.ctx);
  await stockOf(gel, 1);
  await notifyListings(app.ctx);
  expect(await low()).toHaveLength(2);
});

test('listings of one day are one notification, and none comes before nine', async () => {
  const seller = await signedInSeller(app);
  const expiring = () => noticesTo(seller, notificationKinds.listingsExpiring);
  nextDayAt(0);
  // The day of these tests is in November or December 2026, so that eight months later is July or August 2027.
  await listed(seller, 'Şurup', { expiration: '2027-03-31' });
  await listed(seller, 'Krem', { expiration: '2027-04-30' });
  await listed(seller, 'Miatsız', { expiration: null });
  await listed(seller, 'Uzun miatlı', { expiration: '2028-06-30' });
  await listed(seller, 'Geçmiş', { expiration: '2026-01-31' });
  await listed(seller, 'Stoksuz', { expiration: '2027-03-31', stock: 0 });
  nextDayAt(8);
  await notifyListings(app.ctx);
  expect(await expiring()).toEqual([]);
  app.clock.advance(hourMs);
  await notifyListings(app.ctx);
  const [notice, ...more] = await expiring();
  expect(more).toEqual([]);
  expect(notice?.notificationText).toBe('2 ilanınızın miadına 8 aydan az kaldı. Fiyatını gözden geçirin.');
  expect(notice?.redirectUrl).toMatch(/^\/myprofile\/listings\?to=2027-0[78]&sort=expiration$/);
  await listed(seller, 'Sonradan', { expiration: '2027-03-31' });
  await notifyListings(app.ctx);
  expect(await expiring()).toHaveLength(1);
  nextDayAt(9);
  await notifyListings(app.ctx);
  expect((await expiring())[0]?.notificationText).toContain('“Sonradan” ilanınızın');
});

test('each seller switches both kinds by themselves', async () => {
  const seller = await signedInSeller(app);
  const { kinds } = (await app.call(getNotificationPreferences, {}, seller)).result;
  const of = (kind: number) => kinds.find(({ subCategoryId }) => subCategoryId === kind);
  expect(of(notificationKinds.listingsExpiring)).toMatchObject({
    subCategoryName: 'Miadı yaklaşan ilan',
    mainCategoryId: 10,
    channels: { app: true, push: true, email: true, sms: false },
  });
  expect(of(notificationKinds.listingsLow)).toMatchObject({
    subCategoryName: 'Stoğu azalan ilan',
    channels: { app: true, push: false, email: false, sms: false },
  });
});
