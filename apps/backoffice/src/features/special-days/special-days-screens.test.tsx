import type { OperatorDayOffer, OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { DayOffers } from './DayOffers.tsx';
import { SpecialDaysScreen } from './SpecialDaysScreen.tsx';

const day: OperatorSpecialDay = {
  specialDayId: 3,
  title: 'Yeni Yıl Günleri',
  description: '',
  leastPercent: 15,
  joinUntil: '2026-12-05T21:00:00.000Z',
  startsAt: '2026-12-19T21:00:00.000Z',
  endsAt: '2026-12-26T21:00:00.000Z',
  phase: 'joining',
  proposed: 2,
  approved: 0,
  rejected: 0,
};
const offer = (offerId: number, productName: string): OperatorDayOffer => ({
  offerId,
  sellerName: 'Molekta',
  productName,
  listingId: offerId,
  listPrice: 10_000,
  price: 8000,
  percent: 20,
  unitLimit: null,
  stock: 40,
  state: 'proposed',
  reason: null,
});
let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());

test('lists the days, and says when there are none', async () => {
  const shown = showScreen(<SpecialDaysScreen />, () => ({ days: [day] }));
  await expect.element(page.getByRole('link', { name: day.title })).toBeVisible();
  await expect.element(page.getByText(/2 bekliyor, 0 onaylı/)).toBeVisible();
  shown.remove();
  remove = showScreen(<SpecialDaysScreen />, () => ({ days: [] })).remove;
  await expect.element(page.getByText('Henüz özel gün açılmadı')).toBeVisible();
});

test('chosen offers are approved together, or rejected with a reason', async () => {
  const offers = [offer(1, 'C vitamini'), offer(2, 'Propolis')];
  const shown = showScreen(<DayOffers day={day} offers={offers} />, () => ({ day, offers }));
  remove = shown.remove;
  await page.getByRole('checkbox', { name: 'Propolis, Molekta seç' }).click({ force: true });
  await page.getByRole('button', { name: 'Reddet' }).click();
  const dialog = page.getByRole('dialog', { name: '1 teklif reddedilsin mi?' });
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').fill('Bu güne uymuyor.');
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect
    .poll(() => shown.asked[0]?.body)
    .toEqual({
      specialDayId: 3,
      offerIds: [2],
      decision: 'reject',
      reason: 'Bu güne uymuyor.',
    });
  await page.getByRole('checkbox', { name: 'C vitamini, Molekta seç' }).click({ force: true });
  await page.getByRole('button', { name: '1 teklifi onayla' }).click();
  await expect.poll(() => shown.asked[1]?.body).toMatchObject({ offerIds: [1], decision: 'approve' });
});
