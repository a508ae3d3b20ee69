import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../../app.ts';
import { quickOrderTexts } from './quick-order-texts.ts';

let remove = () => {};
afterEach(() => remove());

test('a close expiry is told also when the company does not mind it', async () => {
  const sample = sampleOf(calls.bulkAddCartItems.schemas.result);
  const line = sample.lines[0];
  const offer = line?.offers[0];
  if (!line || !offer) throw new Error('The sample has no offer.');
  const lasting = (index: number, months: number) => ({
    ...line,
    index,
    outcome: 'added',
    offers: [
      {
        ...offer,
        choice: null,
        count: 1,
        expiration: formatIsoDay(addMonths(istanbulDayOf(new Date()), months)),
      },
    ],
  });
  const bulkAddCartItems = { ...sample, lines: [lasting(0, 3), lasting(1, 30)] };
  ({ remove } = await showApp(app, { path: '/cart', answers: { bulkAddCartItems } }));
  await userEvent.click(page.getByRole('button', { name: quickOrderTexts.title }).first());
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText(quickOrderTexts.singleLabel), '8690000000012');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: quickOrderTexts.check }));
  await expect.element(dialog.getByText(quickOrderTexts.closeExpiry).first()).toBeVisible();
  expect(dialog.getByText(quickOrderTexts.closeExpiry).elements()).toHaveLength(1);
});

test('another quantity asks for the offer that is chosen, and keeps it chosen', async () => {
  const sample = sampleOf(calls.bulkAddCartItems.schemas.result);
  const line = sample.lines[0];
  const offer = line?.offers[0];
  const warning = sampleOf(calls.getExpiryGuard.schemas.result).warnings[0];
  if (!line || !offer || !warning) throw new Error('The samples have no offer or no warning.');
  const offers = [1, 2].map((listingId) => ({ ...offer, listingId, choice: null, count: 9 }));
  const bulkAddCartItems = {
    ...sample,
    lines: [{ ...line, index: 0, productName: 'Nurevit', outcome: 'added', offers }],
  };
  const getExpiryGuard = { warnings: [{ ...warning, listingId: 2, quantity: 9, fitting: 4 }] };
  const answers = { bulkAddCartItems, getExpiryGuard };
  const { remove: away, sentTo } = await showApp(app, { path: '/cart', answers });
  remove = away;
  await userEvent.click(page.getByRole('button', { name: quickOrderTexts.title }).first());
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText(quickOrderTexts.singleLabel), '8690000000012');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: quickOrderTexts.check }));
  const choice = dialog.getByRole('combobox', { name: quickOrderTexts.offer('Nurevit') });
  await userEvent.selectOptions(choice, '2');
  await userEvent.click(dialog.getByRole('button', { name: /4 adet yap$/ }));
  await expect
    .poll(() => sentTo('bulkAddCartItems').at(-1))
    .toMatchObject({ isTrial: true, lines: [{ count: 4, keptListingId: 2 }] });
  await expect.element(choice).toHaveValue('2');
});
