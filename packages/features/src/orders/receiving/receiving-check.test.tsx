import '@havan/ui/global';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CaseDraft } from '../cases/case-draft.ts';
import { ReceivingCheckModal } from './ReceivingCheckModal.tsx';

const sample = sampleOf(calls.getOrderDetail.schemas.result);
const [first] = sample.lines;
const order = {
  ...sample,
  lines: first
    ? [
        {
          ...first,
          lineNo: 1,
          productName: 'Omega',
          barcode: '8699525013859',
          expiration: '2099-03-31',
          quantity: 2,
          refundedQuantity: 0,
          notSentQuantity: 0,
          bonusQuantity: 0,
        },
      ]
    : [],
};

let remove = () => {};
afterEach(() => remove());
function show(): CaseDraft[] {
  const drafts: CaseDraft[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ReceivingCheckModal order={order} onClaim={(draft) => drafts.push(draft)} onClose={() => {}} />,
  );
  remove = () => {
    root.unmount();
    place.remove();
  };
  return drafts;
}
const scan = async (text: string) => {
  const field = page.getByRole('textbox', { name: /Kutuyu okutun/ });
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
};

test('boxes are counted against the order, and what differs becomes a claim', async () => {
  const drafts = show();
  await scan('8699525013859');
  await expect.element(page.getByText('1 / 2')).toBeVisible();
  await scan('4006381333931');
  await expect.element(page.getByText(/bu siparişte yok/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Farkları talep et' }).click();
  expect(drafts).toMatchObject([{ wishes: { 1: { quantity: 1, reason: 'missing' } } }]);
});

test('a parcel that is as it was sold asks for nothing', async () => {
  show();
  await scan('8699525013859');
  await scan('8699525013859');
  await expect.element(page.getByText('Koli siparişle tam olarak aynı.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Farkları talep et' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Son okumayı geri al' }).click();
  await expect.element(page.getByText('1 / 2')).toBeVisible();
});

test('an unreadable code is reported, and not counted', async () => {
  show();
  await scan('abc');
  await expect.element(page.getByText(/Okunamadı/)).toBeVisible();
  await expect.element(page.getByText('0 / 2')).toBeVisible();
});
