import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listingOf } from '../../testing/listings.ts';
import { wireListings } from '../../testing/listing-wire.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ListingsScreen } from '../listing-table/ListingsScreen.tsx';

let takeAway = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => takeAway());

const holiday = { startsOn: '2099-12-24', endsOn: '2099-12-31', isNow: true, listings: 1240 };
const show = (answers: Parameters<typeof wireListings>[2] = {}) => {
  const wire = wireListings([listingOf(1)], undefined, answers);
  ({ remove: takeAway } = showScreen(<ListingsScreen />, {
    route: '/myprofile/listings/:filter?',
    path: '/myprofile/listings',
  }));
  return wire;
};

// @spec §5 date

test('plans a holiday; invalid days are reported at their field and nothing is sent', async () => {
  const wire = show({ 'Listings/PlanHoliday': () => ({ holiday }) });
  await page.getByRole('button', { name: 'Tatil modu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tatil modu' });
  await expect.element(dialog.getByText('Satıştaki 1 ilanınız gizlenecek.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tatili kaydet' }).click();
  await expect.element(dialog.getByText('Tatilin son gününü seçiniz.')).toBeVisible();
  const [first, last] = [dialog.getByRole('textbox').nth(0), dialog.getByRole('textbox').nth(1)];
  const year = new Date().getFullYear() + 1;
  await first.fill(`10.01.${year}`);
  await last.fill(`09.01.${year}`);
  await dialog.getByRole('button', { name: 'Tatili kaydet' }).click();
  await expect.element(dialog.getByText(`En erken 10.01.${year} yazabilirsiniz.`)).toBeVisible();
  expect(wire.asked('Listings/PlanHoliday')).toEqual([]);
  await last.fill(`12.01.${year}`);
  await dialog.getByRole('button', { name: 'Tatili kaydet' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(wire.asked('Listings/PlanHoliday')[0]?.body).toEqual({
    startsOn: `${year}-01-10`,
    endsOn: `${year}-01-12`,
  });
});

test('during a holiday the screen says so and ends it', async () => {
  const wire = show({
    'Listings/GetHoliday': () => ({ holiday }),
    'Listings/EndHoliday': () => ({ holiday: null }),
  });
  await expect.element(page.getByText('Tatildesiniz, son gün 31.12.2099')).toBeVisible();
  await expect.element(page.getByText(/^1\.240 ilanınız satışta değil/)).toBeVisible();
  await page.getByRole('button', { name: 'Tatili bitir' }).click();
  await expect.element(page.getByText('Tatil bitti, ilanlar satışta')).toBeVisible();
  expect(wire.asked('Listings/EndHoliday')[0]?.key).toBeTruthy();
});
