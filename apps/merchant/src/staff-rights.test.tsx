import { showApp } from '@havan/app-shell/testing/show-app';
import { type CallName, calls } from '@havan/contract/calls';
import { memberMay } from '@havan/contract/member-may';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { rightsOf, staffPresets } from '@havan/domain/staff-right';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from './app.ts';

/** Controls of a page, by their accessible name, with the call that each leads to. */
type Controls = readonly (readonly [
  role: 'button' | 'link' | 'form',
  name: string | RegExp,
  call: CallName,
])[];

interface PageRow {
  readonly path: string;
  readonly controls: Controls;
  readonly answers?: Readonly<Record<string, unknown>>;
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const firstOf = (call: 'getComments' | 'getScoreEvents' | 'getReceivedQuestions') => {
  const list = sampleOf(calls[call].schemas.result) as { items: object[] };
  return { ...list, items: [{ ...list.items[0], answer: null, report: null, reportUntil: days(3) }] };
};
const events = firstOf('getScoreEvents');
const questions = firstOf('getReceivedQuestions');
const listings = { ...sampleOf(calls.getUserListings.schemas.result), nextCursor: null };
const sold = sampleOf(calls.getOrders.schemas.result);
const orders = {
  ...sold,
  items: (['awaitingSellerConfirmation', 'awaitingShipment'] as const).map((state, at) => ({
    ...sold.items[0],
    orderId: at + 1,
    state,
    openCase: null,
  })),
};
const wallet = sampleOf(calls.getWallet.schemas.result);

// biome-ignore format: a page a line
const pages: readonly PageRow[] = [
  { path: '/myprofile/listings', controls: [
    ['link', 'Okutarak ekle', 'createListing'],
    ['link', 'Dosyadan yükle', 'checkImport'],
    ['button', 'Tatil modu', 'planHoliday'],
    ['link', /Tezgâh/, 'createListing'],
  ], answers: { getHoliday: { holiday: null }, getUserListings: listings } },
  { path: '/myprofile/orders', controls: [['button', 'Onayla', 'bulkConfirm'], ['button', 'Kargoya ver', 'bulkShip']], answers: { getOrders: orders } },
  { path: '/myprofile/listings/prices/1', controls: [['form', 'Yeni fiyat', 'updateListings']] },
  { path: '/myprofile/listings/price-rules', controls: [['button', /Tüm kuralları durdur|Kuralları sürdür/, 'stopPriceRules']] },
  { path: '/myprofile/listings/questions', controls: [['button', /^Yanıtla/, 'answerProductQuestion']], answers: { getReceivedQuestions: { ...questions, items: [{ ...questions.items[0], ownAnswer: null }] } } },
  { path: '/myprofile/evaluations', controls: [
    ['button', 'Yanıtla', 'answerComment'],
    ['button', 'Bildir', 'appealScore'],
  ], answers: { getComments: firstOf('getComments') } },
  { path: '/myprofile/score', controls: [['button', 'İtiraz et', 'appealScore']], answers: { getScoreEvents: { ...events, items: [{ ...events.items[0], appeal: null, appealUntil: days(3) }] } } },
  { path: '/myprofile/settings/staff', controls: [['button', /davet/i, 'inviteStaff']] },
  { path: '/myprofile/settings/integration', controls: [['button', /anahtar/i, 'createApiKey']] },
  { path: '/myprofile/wallet', controls: [['button', 'Para çek', 'withdrawToIban']], answers: { getWallet: { ...wallet, balance: 5000, contract: { ...wallet.contract, acceptedAt: days(-9) } } } },
];

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const rolesOf = {
  owner: { role: 'owner', rights: rightsOf({ role: 'owner', rights: [] }) },
  sales: { role: 'staff', rights: staffPresets.sales },
  warehouse: { role: 'staff', rights: staffPresets.warehouse },
  accounting: { role: 'staff', rights: staffPresets.accounting },
} as const;

let remove = () => {};
// The first page loads the modules of the app, which takes long on a busy machine.
beforeAll(async () => {
  ({ remove } = await showApp(app, { path: '/myprofile/listings' }));
  remove();
}, 240_000);
afterEach(() => remove());

describe.each(Object.entries(rolesOf))('%s', (_name, member) => {
  test.each(pages)(
    'sees on $path what its calls allow, and no more',
    async ({ path, controls, answers = {} }) => {
      const reader = {
        ...infos,
        areas: [...areas],
        user: { ...infos.user, reviewState: 'approved', ...member },
      };
      ({ remove } = await showApp(app, { path, answers: { getUserBasicInfos: reader, ...answers } }));
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect
        .poll(() => page.getByRole('main').element().querySelector('[aria-busy="true"]'))
        .toBeNull();
      const isShown = (role: Controls[number][0], name: Controls[number][1]) =>
        page.getByRole(role, { name }).elements().length > 0;
      await expect
        .poll(() => controls.map(([role, name, call]) => [call, isShown(role, name)]))
        .toEqual(controls.map(([, , call]) => [call, memberMay(member, calls[call])]));
    },
  );

  test.each([
    ['/myprofile/listings/new', 'createListing'],
    ['/myprofile/listings/import', 'checkImport'],
    ['/myprofile/campaignspanel/new', 'saveCampaign'],
  ] as const)('the page %s is there for those who may use it', async (path, call) => {
    const reader = {
      ...infos,
      areas: [...areas],
      user: { ...infos.user, reviewState: 'approved', ...member },
    };
    ({ remove } = await showApp(app, { path, answers: { getUserBasicInfos: reader } }));
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect
      .poll(() => page.getByText('Bu alanı kullanmak için yetkiniz yok.').elements().length === 0)
      .toBe(memberMay(member, calls[call]));
  });

  test.each([
    ['/myprofile/transactions', 'getStatement'],
    ['/myprofile/transactions/statements', 'getPayoutStatements'],
  ] as const)('reads the statement of account on %s, or why it is not there', async (path, call) => {
    const reader = {
      ...infos,
      areas: [...areas],
      user: { ...infos.user, reviewState: 'approved', ...member },
    };
    const shown = await showApp(app, { path, answers: { getUserBasicInfos: reader } });
    ({ remove } = shown);
    const may = memberMay(member, calls[call]);
    await expect
      .poll(() => page.getByText('Hesap dökümünü görme yetkiniz yok.').elements().length)
      .toBe(may ? 0 : 1);
    await expect.poll(() => page.getByRole('table').elements().length).toBe(may ? 1 : 0);
  });
});
