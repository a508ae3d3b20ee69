import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { app } from '../../../app.ts';

let remove = () => {};
afterEach(() => remove());

test.each([
  ['captured', 'Siparişiniz alındı | Havan'],
  ['failed', 'Ödeme tamamlanamadı | Havan'],
])('the page of a payment that is %s is called by its outcome', async (state, title) => {
  const payment = { ...sampleOf(calls.getPaymentStatus.schemas.result), state };
  const shown = await showApp(app, {
    path: '/payment/success?paymentId=a',
    answers: { getPaymentStatus: payment },
  });
  ({ remove } = shown);
  await expect.poll(() => document.title).toBe(title);
});
