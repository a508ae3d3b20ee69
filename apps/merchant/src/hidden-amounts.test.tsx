import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { type StaffPreset, staffPresets } from '@havan/domain/staff-right';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from './app.ts';

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const summary = { total: 0, refundedTotal: 0 };
const detail = sampleOf(calls.getOrderDetail.schemas.result);
/** Answers as the server sends them to a member who sees no prices. */
const hidden = {
  getOrders: {
    ...sampleOf(calls.getOrders.schemas.result),
    items: sampleOf(calls.getOrders.schemas.result).items.map((order) => ({ ...order, ...summary })),
  },
  getOrderDetail: {
    ...detail,
    ...summary,
    goodsTotal: 0,
    shippingFee: 0,
    vatTotal: 0,
    commission: null,
    payout: null,
    campaignSubsidy: null,
    withheld: null,
    points: null,
    payment: { ...detail.payment, transfer: null },
    refunds: [],
    cases: [],
    lines: detail.lines.map((line) => ({ ...line, unitPrice: 0, lineTotal: 0, listPrice: null })),
  },
};

let remove = () => {};
beforeEach(() => page.viewport(1440, 900));
afterEach(() => remove());

const show = async (path: string, preset: Exclude<StaffPreset, 'owner'>) => {
  const user = { ...infos.user, reviewState: 'approved', role: 'staff', rights: staffPresets[preset] };
  const getUserBasicInfos = { ...infos, areas: [...areas], user };
  ({ remove } = await showApp(app, { path, answers: { ...hidden, getUserBasicInfos } }));
};
/** A busy machine renders late. */
const patient = { timeout: 20_000 };
const words = page.getByText('Fiyat gizli', { exact: true });

// screens §12, "Depo (no prices)"
test.each(['/myprofile/orders', '/myprofile/orderdetail/sold/1'])(
  'on %s the warehouse reads that amounts are hidden',
  async (path) => {
    await show(path, 'warehouse');
    await expect.poll(() => words.elements().length, patient).toBeGreaterThan(0);
    expect(page.getByText(/0,00/).elements()).toEqual([]);
  },
);

test('the list of orders is a file for those who see prices', async () => {
  await show('/myprofile/orders', 'sales');
  await expect.element(page.getByRole('button', { name: 'Dışa aktar' })).toBeVisible();
  expect(words.elements()).toEqual([]);
  remove();
  await show('/myprofile/orders', 'warehouse');
  await expect.poll(() => words.elements().length, patient).toBeGreaterThan(0);
  expect(page.getByRole('button', { name: 'Dışa aktar' }).elements()).toEqual([]);
});
