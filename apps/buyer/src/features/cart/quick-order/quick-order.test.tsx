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
