import { showApp } from '@havan/app-shell/testing/show-app';
import { type CallName, calls } from '@havan/contract/calls';
import { memberMay } from '@havan/contract/member-may';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { rightsOf, staffPresets } from '@havan/domain/staff-right';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from './app.ts';

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const cart = sampleOf(calls.getCart.schemas.result);
const right = { left: 5, reserved: 0, until: null };
/** A cart that can be paid unless the user lacks the right, with a campaign that has to be reserved. */
const payable = {
  ...cart,
  groups: cart.groups.map((group) => ({
    ...group,
    missingForMinBasket: 0,
    lines: group.lines.map((line) => ({
      ...line,
      canBuy: true,
      notices: [],
      campaigns: line.campaigns.map((campaign) => ({ ...campaign, right })),
    })),
  })),
};

/** Controls of the cart, by their accessible name, with the call that each leads to. */
const controls: readonly (readonly [role: 'button' | 'link', name: RegExp, call: CallName])[] = [
  ['link', /^Ödemeye geç/, 'pay'],
  ['button', /kampanyayı uygula/, 'reserveCampaign'],
  ['button', /miat uyarısını kapat/, 'setExpiryGuard'],
];

const rolesOf = {
  owner: { role: 'owner', rights: rightsOf({ role: 'owner', rights: [] }) },
  sales: { role: 'staff', rights: staffPresets.sales },
  warehouse: { role: 'staff', rights: staffPresets.warehouse },
  accounting: { role: 'staff', rights: staffPresets.accounting },
} as const;

/** A busy machine renders late. */
const patient = { timeout: 20_000 };

let remove = () => {};
// The first page loads the modules of the app, which takes long on a busy machine.
beforeAll(async () => {
  ({ remove } = await showApp(app, { path: '/cart' }));
  remove();
}, 240_000);
afterEach(() => remove());

describe.each(Object.entries(rolesOf))('%s', (_name, member) => {
  const reader = {
    ...infos,
    areas: [...areas],
    user: { ...infos.user, reviewState: 'approved', ...member },
  };

  test('sees in the cart what its calls allow, and no more', async () => {
    const answers = { getUserBasicInfos: reader, getCart: payable };
    ({ remove } = await showApp(app, { path: '/cart', answers }));
    // The total and the warning are rendered last; the warning has a chunk and a request of its own.
    await expect.poll(() => page.getByText('Ödenecek').elements().length, patient).toBeGreaterThan(0);
    await expect.poll(() => page.getByText(/Ayda yaklaşık/).elements().length, patient).toBeGreaterThan(0);
    const isShown = (role: 'button' | 'link', name: RegExp) =>
      page.getByRole(role, { name }).elements().length > 0;
    await expect
      .poll(() => controls.map(([role, name, call]) => [call, isShown(role, name)]), patient)
      .toEqual(controls.map(([, , call]) => [call, memberMay(member, calls[call])]));
    const asksAnother = page.getByText(/satın alma yetkisi olan biri yapar/);
    await expect.poll(() => asksAnother.elements().length > 0, patient).toBe(!memberMay(member, calls.pay));
  });

  test('reaches the payment if it may pay, else a page that says so', async () => {
    ({ remove } = await showApp(app, { path: '/payment', answers: { getUserBasicInfos: reader } }));
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).elements().length, patient)
      .toBeGreaterThan(0);
    await expect
      .poll(() => page.getByText('Bu alanı kullanmak için yetkiniz yok.').elements().length === 0, patient)
      .toBe(memberMay(member, calls.pay));
  });
});
