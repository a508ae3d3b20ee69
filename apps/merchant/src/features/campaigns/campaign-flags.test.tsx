import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import { staffRights } from '@havan/domain/staff-right';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
afterEach(() => remove());

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const off = { enabled: false, limited: false, userIds: [] };
/** Returns the merchant app for an owner, with some flags off. */
async function show(path: string, flags: readonly FeatureFlag[]) {
  const getUserBasicInfos = {
    ...infos,
    areas: [...areas],
    user: { ...infos.user, reviewState: 'approved', rights: [...staffRights] },
    featureFlags: Object.fromEntries(flags.map((flag) => [flag, off])),
  };
  const detail = sampleOf(calls.getSellerCampaign.schemas.result);
  const getSellerCampaign = {
    ...detail,
    steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
    bonus: null,
    campaign: {
      ...detail.campaign,
      kind: 'percentOff',
      state: 'running',
      isStopping: false,
      listings: 1,
      pausedUntil: null,
      pauseReason: null,
      startsAt: '2026-11-20T06:00:00.000Z',
      endsAt: '2026-12-01T20:59:00.000Z',
    },
  };
  // There is only one page of listings, because the table loads the next page by itself.
  const getUserListings = sampleOf(calls.getUserListings.schemas.result, 'none');
  const answers = { getUserBasicInfos, getSellerCampaign, getUserListings };
  const shown = await showApp(app, { path, answers });
  ({ remove } = shown);
  return shown;
}
const panel = '/myprofile/campaignspanel';
const title = (name: string) => page.getByRole('heading', { level: 1, name });

// @spec §6 flag-rule

test.each(['on', 'off'])('createCampaign %s: the ways to a new campaign and to a copy', async (is) => {
  const flags: FeatureFlag[] = is === 'on' ? [] : ['createCampaign'];
  const ways = is === 'on' ? 1 : 0;
  await show(panel, flags);
  await expect.element(page.getByRole('table', { name: 'Kampanyalarınız' })).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: 'Kampanya oluştur' }).elements().length).toBe(ways);
  remove();
  await show(`${panel}/7`, flags);
  await expect.element(page.getByRole('button', { name: 'Durdur' })).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Kopyala' }).elements().length).toBe(ways);
  remove();
  await show(`${panel}/new`, flags);
  const found =
    is === 'on' ? title('Yeni kampanya') : page.getByText('Bu alanı kullanmak için yetkiniz yok.');
  await expect.element(found.first()).toBeVisible();
});

test.each(['on', 'off'])('newCampaignPanel %s: results, product search and simulation', async (is) => {
  const flags: FeatureFlag[] = is === 'on' ? [] : ['newCampaignPanel'];
  const parts = is === 'on' ? 1 : 0;
  await show(panel, flags);
  await expect.element(page.getByRole('table', { name: 'Kampanyalarınız' })).toBeVisible();
  const links = () => page.getByRole('link', { name: 'Kampanyalı ürünler' }).elements().length;
  await expect.poll(links).toBe(parts);
  expect(page.getByRole('columnheader', { name: 'Net etki' }).elements()).toHaveLength(parts);
  remove();
  const { asked } = await show(`${panel}/7`, flags);
  await expect.element(page.getByRole('button', { name: 'Durdur' })).toBeVisible();
  await expect.poll(() => page.getByText('Net etki', { exact: true }).elements().length).toBe(parts);
  const sources = () => page.getByRole('tab', { name: 'Dosya ya da barkod' }).elements().length;
  await expect.poll(sources).toBe(parts);
  // With the flag off the call may have been sent before the flags were loaded; the server refuses it.
  await expect.poll(() => asked.has('simulateCampaign') || is === 'off').toBe(true);
});

test.each(['on', 'off'])('sellerListingCampaignFilters %s: the listings of a campaign', async (is) => {
  await show('/myprofile/listings', is === 'on' ? [] : ['sellerListingCampaignFilters']);
  await expect.element(page.getByRole('searchbox').first()).toBeVisible();
  const filters = () => page.getByRole('combobox', { name: 'Kampanya' }).elements().length;
  await expect.poll(filters).toBe(is === 'on' ? 1 : 0);
});
