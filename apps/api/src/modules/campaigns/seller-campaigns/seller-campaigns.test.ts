import { cartCalls } from '@havan/contract/cart/cart';
import { sellerCampaignCalls } from '@havan/contract/campaigns/seller-campaigns';
import type { RequestOf } from '@havan/contract/call';
import { deleteListings, getUserListings } from '@havan/contract/listings/listings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInPanelUser } from '../../../testing/signed-in-panel.ts';
import { testApp } from '../../../testing/test-app.ts';
import { campaignJobs } from '../../cart/campaign-reservation/campaign-jobs.ts';

const app = testApp();
const {
  visitCampaignPanel,
  getSellerCampaigns,
  getSellerCampaign,
  getCampaignProducts,
  saveCampaign,
  scheduleCampaign,
  unscheduleCampaign,
  endCampaign,
  pauseCampaign,
  resumeCampaign,
  copyCampaign,
  deleteCampaign,
} = sellerCampaignCalls;
const hour = 3_600_000;
const at = (hours: number): string => new Date(app.clock.now().getTime() + hours * hour).toISOString();

type Seller = Awaited<ReturnType<typeof signedInPanelUser>>;
type Terms = RequestOf<typeof saveCampaign>;

const listOf = async (owner: { companyId: number }, price = 10_000) =>
  makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await makeProduct(app.database.db, { kind: 'general' }) },
    { price, stock: 100, expiration: '2028-06-30' },
  );
const terms = (changes: Partial<Terms> = {}): Terms => ({
  kind: 'percentOff',
  title: 'Kasım Fırsatı',
  description: '',
  steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
  bonus: null,
  startsAt: at(1),
  endsAt: at(49),
  unitLimit: null,
  companyLimit: null,
  listingIds: [],
  ...changes,
});
const save = (owner: Seller, changes: Partial<Terms> = {}) => app.call(saveCampaign, terms(changes), owner);
const turn = async (hours: number) => {
  app.clock.advance(hours * hour);
  for (const job of campaignJobs) await job.run(app.ctx);
};
/** Returns a running campaign of one listing. */
async function running(owner: Seller, changes: Partial<Terms> = {}) {
  const listingId = await listOf(owner);
  const { campaign } = (await save(owner, { startsAt: at(0), listingIds: [listingId], ...changes })).result;
  const { campaignId, version } = campaign;
  await app.call(scheduleCampaign, { campaignId, version }, owner);
  await turn(0);
  const detail = (await app.call(getSellerCampaign, { campaignId: String(campaignId) }, owner)).result;
  return { ...detail.campaign, listingId };
}
const terse = ({ title, rule, state }: { title: string; rule: string; state: string }) => ({
  title,
  rule,
  state,
});

// @spec §1 seller-campaigns
// @spec §2.2 campaigns-panel campaigns-products
// @spec §4 campaign-states
// @spec §7 campaigns campaigns-panel-visit

test('nobody enters without a session, and only listed users without a sales ban do', async () => {
  expect((await app.call(getSellerCampaigns, {})).status).toBe(401);
  expect((await app.call(getSellerCampaigns, {}, await signedInAs(app, 'pharmacy'))).status).toBe(403);
  expect((await app.call(getSellerCampaigns, {}, await signedInSeller(app))).status).toBe(403);
  const owner = await signedInPanelUser(app);
  expect((await app.call(getSellerCampaigns, {}, owner)).status).toBe(200);
  expect((await app.call(getSellerCampaigns, {}, await signedInPanelUser(app, 'merchant'))).status).toBe(403);
  await app.database.db
    .updateTable('company')
    .set({ sales_ban: true })
    .where('id', '=', owner.companyId)
    .execute();
  expect((await app.call(saveCampaign, terms(), owner)).status).toBe(403);
});

test('a visit is recorded, and the next one shows it', async () => {
  const owner = await signedInPanelUser(app);
  const first = await app.call(visitCampaignPanel, {}, owner);
  expect(first.result).toEqual({ lastVisitAt: null, visits: 1 });
  const then = app.clock.now().toISOString();
  app.clock.advance(hour);
  expect((await app.call(visitCampaignPanel, {}, owner)).result).toEqual({ lastVisitAt: then, visits: 2 });
});

test('a draft is written, changed, published, started at its minute and ended at its own', async () => {
  const owner = await signedInPanelUser(app);
  const listingId = await listOf(owner);
  const { campaign } = (await save(owner, { listingIds: [listingId] })).result;
  expect(terse(campaign)).toEqual({ title: 'Kasım Fırsatı', rule: '%10 indirim', state: 'draft' });
  expect(campaign.code).toBe(`kasim-firsati-${campaign.campaignId}`);
  const { campaignId } = campaign;
  const changed = await save(owner, {
    campaignId,
    version: campaign.version,
    kind: 'buyXGetY',
    steps: [],
    bonus: { buy: 10, get: 1 },
    listingIds: [listingId],
  });
  expect(changed.result.campaign.rule).toBe('10 adet alana 1 adet mal fazlası');
  const late = await save(owner, { campaignId, version: campaign.version, listingIds: [listingId] });
  expect(late.status).toBe(409);
  const { version } = changed.result.campaign;
  const planned = await app.call(scheduleCampaign, { campaignId, version }, owner);
  expect(planned.result.campaign.state).toBe('scheduled');
  const stateNow = async () =>
    (await app.call(getSellerCampaign, { campaignId: String(campaignId) }, owner)).result.campaign.state;
  await turn(59 / 60);
  expect(await stateNow()).toBe('scheduled');
  await turn(1 / 60);
  expect(await stateNow()).toBe('running');
  await turn(48 - 1 / 60);
  expect(await stateNow()).toBe('running');
  await turn(1 / 60);
  expect(await stateNow()).toBe('ended');
});

test('a plan goes back to a draft, a draft is copied and deleted, a published one is not', async () => {
  const owner = await signedInPanelUser(app);
  const { campaign } = (await save(owner, { listingIds: [await listOf(owner)] })).result;
  const { campaignId } = campaign;
  const planned = (await app.call(scheduleCampaign, { campaignId, version: campaign.version }, owner)).result;
  expect((await app.call(deleteCampaign, { campaignId }, owner)).status).toBe(409);
  const { version } = planned.campaign;
  const back = (await app.call(unscheduleCampaign, { campaignId, version }, owner)).result;
  expect(back.campaign.state).toBe('draft');
  const copy = (await app.call(copyCampaign, { campaignId }, owner)).result;
  expect(copy).toMatchObject({ listingIds: back.listingIds, campaign: { title: 'Kasım Fırsatı (kopya)' } });
  expect((await app.call(deleteCampaign, { campaignId }, owner)).result).toEqual({ done: true });
  const { items, counts } = (await app.call(getSellerCampaigns, {}, owner)).result;
  expect(items.map((each) => each.campaignId)).toEqual([copy.campaign.campaignId]);
  expect(counts).toEqual({ draft: 1, scheduled: 0, running: 0, ended: 0 });
});

test('one without a listing, or over before it begins, is not published; bad terms are reported at their fields', async () => {
  const owner = await signedInPanelUser(app);
  const { campaign } = (await save(owner)).result;
  const { campaignId, version } = campaign;
  const empty = await app.call(scheduleCampaign, { campaignId, version }, owner);
  expect(empty.body.errors).toMatchObject([{ message: 'Kampanyaya en az bir ürün ekleyin.' }]);
  const bad = await save(owner, { title: 'X', steps: [], endsAt: at(1) });
  expect(bad.status).toBe(400);
  expect(bad.body.errors.map(({ path }) => path)).toEqual(['title', 'steps', 'endsAt']);
});

test('a running one may give more and last longer, and never less', async () => {
  const owner = await signedInPanelUser(app);
  const { campaignId, version, listingId, startsAt, endsAt } = await running(owner, { unitLimit: 50 });
  const edit = (changes: Partial<Terms>) =>
    save(owner, {
      campaignId,
      version,
      startsAt,
      endsAt,
      unitLimit: 50,
      listingIds: [listingId],
      ...changes,
    });
  const less = await edit({ steps: [{ fromQuantity: 1, percent: 9, amount: 0 }] });
  expect(less.body.errors).toMatchObject([{ path: 'steps' }]);
  expect((await edit({ endsAt: at(20) })).body.errors).toMatchObject([{ path: 'endsAt' }]);
  expect((await edit({ unitLimit: 40 })).body.errors).toMatchObject([{ path: 'unitLimit' }]);
  expect((await edit({ unitLimit: null })).body.errors).toMatchObject([{ path: 'unitLimit' }]);
  expect((await edit({ listingIds: [] })).body.errors).toMatchObject([{ path: 'listingIds' }]);
  const other = await listOf(owner);
  const more = await edit({
    steps: [{ fromQuantity: 1, percent: 15, amount: 0 }],
    unitLimit: 80,
    listingIds: [listingId, other],
    endsAt: at(60),
  });
  expect(more.result).toMatchObject({ campaign: { rule: '%15 indirim', unitsLeft: 80, listings: 2 } });
});

test('a deleted listing leaves its campaign, which can still be changed and published', async () => {
  const owner = await signedInPanelUser(app);
  const remove = (listingId: number) => app.call(deleteListings, { listingIds: [listingId] }, owner);
  const { campaignId, version, listingId, startsAt, endsAt } = await running(owner);
  const other = await listOf(owner);
  const both = { campaignId, startsAt, endsAt, listingIds: [listingId, other] };
  const grown = (await save(owner, { ...both, version })).result.campaign;
  expect((await remove(other)).status).toBe(200);
  const left = (await app.call(getSellerCampaign, { campaignId: String(campaignId) }, owner)).result;
  expect(left).toMatchObject({ listingIds: [listingId], campaign: { listings: 1 } });
  const { listingIds } = left;
  const changed = await save(owner, { ...both, version: grown.version, listingIds, title: 'Yeni Ad' });
  expect(changed.result.campaign.title).toBe('Yeni Ad');
  const gone = await listOf(owner);
  const draft = (await save(owner, { listingIds: [gone] })).result.campaign;
  await remove(gone);
  const empty = await app.call(
    scheduleCampaign,
    { campaignId: draft.campaignId, version: draft.version },
    owner,
  );
  expect(empty.body.errors).toMatchObject([{ message: 'Kampanyaya en az bir ürün ekleyin.' }]);
});

test('an amount off takes no more of a cheap product than a percentage may', async () => {
  const owner = await signedInPanelUser(app);
  const amountOff = { kind: 'amountOff' as const, steps: [{ fromQuantity: 1, percent: 0, amount: 9000 }] };
  const cheap = await listOf(owner, 9999);
  const bearing = await listOf(owner, 10_000);
  const { campaign } = (await save(owner, { ...amountOff, listingIds: [cheap, bearing] })).result;
  const { campaignId } = campaign;
  const publish = (version: number) => app.call(scheduleCampaign, { campaignId, version }, owner);
  expect((await publish(campaign.version)).body.errors).toMatchObject([
    { path: 'steps', message: expect.stringMatching(/^1 ürünün/) },
  ]);
  const changes = { campaignId, ...amountOff, listingIds: [bearing] };
  const { version } = (await save(owner, { ...changes, version: campaign.version })).result.campaign;
  const planned = (await publish(version)).result.campaign;
  expect(planned.state).toBe('scheduled');
  const listingIds = [cheap, bearing];
  const grown = await save(owner, { ...changes, version: planned.version, listingIds });
  expect(grown.body.errors).toMatchObject([{ path: 'steps' }]);
});

test('the list is searched by title as Turkish writes it', async () => {
  const owner = await signedInPanelUser(app);
  await save(owner, { title: 'İlkbahar Işıltısı' });
  const found = async (q: string) =>
    (await app.call(getSellerCampaigns, { q }, owner)).result.items.map(({ title }) => title);
  for (const q of ['ilkbahar', 'IŞILTI', 'isilti', 'İLKBAHAR  ışıl'])
    expect([q, await found(q)]).toEqual([q, ['İlkbahar Işıltısı']]);
  expect(await found('100%')).toEqual([]);
});

test('a stopped one runs on for the fifteen minutes of a cart, then it is over', async () => {
  const owner = await signedInPanelUser(app);
  const { campaignId, version } = await running(owner);
  const { campaign } = (await app.call(endCampaign, { campaignId, version }, owner)).result;
  expect(campaign).toMatchObject({ state: 'running', isStopping: true, endsAt: at(0.25) });
  const again = await app.call(endCampaign, { campaignId, version: campaign.version }, owner);
  expect(again.status).toBe(409);
  await turn(0.25);
  const { items } = (await app.call(getSellerCampaigns, { state: 'ended' }, owner)).result;
  expect(items).toMatchObject([{ campaignId, state: 'ended', isStopping: false }]);
});

test('a paused one keeps carts for fifteen minutes, rests, and goes on under its limits to the end that it had', async () => {
  const owner = await signedInPanelUser(app);
  const { campaignId, version, code, listingId, endsAt } = await running(owner, { unitLimit: 5 });
  const buyer = await signedInAs(app, 'pharmacy');
  await app.call(cartCalls.addOrRemove, { listingId, type: 'add', count: 2 }, buyer);
  await app.call(cartCalls.reserveCampaign, { listingId, campaignCode: code }, buyer);
  const priced = async () => (await app.call(cartCalls.getCart, {}, buyer)).result.goodsTotal;
  expect(await priced()).toBe(18_000);
  const { campaign } = (await app.call(pauseCampaign, { campaignId, version }, owner)).result;
  expect(campaign).toMatchObject({ state: 'running', endsAt: at(0.25), pausedUntil: endsAt });
  const edited = await save(owner, { campaignId, version: campaign.version, listingIds: [listingId] });
  expect(edited.status).toBe(409);
  await turn(14 / 60);
  expect(await priced()).toBe(18_000);
  await turn(1 / 60);
  expect(await priced()).toBe(20_000);
  await turn(24);
  const resumed = await app.call(resumeCampaign, { campaignId, version: campaign.version }, owner);
  expect(resumed.result.campaign).toMatchObject({
    state: 'running',
    endsAt,
    pausedUntil: null,
    unitsLeft: 5,
  });
  expect(resumed.result.campaign.code).toBe(code);
  await app.call(cartCalls.reserveCampaign, { listingId, campaignCode: code }, buyer);
  expect(await priced()).toBe(18_000);
  // The run before the pause is kept for the price history and is shown on no page.
  const runs = await app.database.db
    .selectFrom('campaign')
    .select(['state', 'unit_limit', 'units_left'])
    .where('archive_of', '=', campaignId)
    .execute();
  expect(runs).toEqual([{ state: 'ended', unit_limit: 5, units_left: 5 }]);
  expect((await app.call(getSellerCampaigns, {}, owner)).result).toMatchObject({
    items: [{ campaignId }],
    counts: { running: 1, ended: 0 },
  });
});

test('a pause is taken back within its fifteen minutes, and not after the end of the campaign', async () => {
  const owner = await signedInPanelUser(app);
  const { campaignId, version, startsAt, endsAt } = await running(owner);
  const { campaign } = (await app.call(pauseCampaign, { campaignId, version }, owner)).result;
  expect((await app.call(pauseCampaign, { campaignId, version: campaign.version }, owner)).status).toBe(409);
  const back = (await app.call(resumeCampaign, { campaignId, version: campaign.version }, owner)).result;
  expect(back.campaign).toMatchObject({ state: 'running', startsAt, endsAt, isStopping: false });
  const paused = await app.call(pauseCampaign, { campaignId, version: back.campaign.version }, owner);
  await turn(48.5);
  const late = await app.call(resumeCampaign, { campaignId, version: paused.result.campaign.version }, owner);
  expect(late.status).toBe(409);
  expect(late.body.statusMessage).toContain('bitiş saati geldi');
});

test('a foreign campaign and a foreign listing are not there', async () => {
  const [owner, stranger] = [await signedInPanelUser(app), await signedInPanelUser(app)];
  const { campaignId, version, listingId } = await running(owner);
  expect((await app.call(getSellerCampaign, { campaignId: String(campaignId) }, stranger)).status).toBe(404);
  expect((await app.call(endCampaign, { campaignId, version }, stranger)).status).toBe(404);
  expect((await app.call(copyCampaign, { campaignId }, stranger)).status).toBe(404);
  expect((await save(stranger, { listingIds: [listingId] })).status).toBe(404);
  expect(
    (await app.call(getCampaignProducts, { campaignId: String(campaignId) }, stranger)).result.items,
  ).toEqual([]);
});

test('while the flag createCampaign is off nothing new is made; what there is goes on', async () => {
  const owner = await signedInPanelUser(app);
  const { campaign } = (await save(owner)).result;
  await sql`insert into feature_flag (name, enabled) values ('createCampaign', false)
    on conflict (name) do update set enabled = false`.execute(app.database.db);
  expect((await save(owner)).status).toBe(403);
  expect((await app.call(copyCampaign, { campaignId: campaign.campaignId }, owner)).status).toBe(403);
  const { campaignId, version } = campaign;
  expect((await save(owner, { campaignId, version, title: 'Aralık' })).result.campaign.title).toBe('Aralık');
  await sql`delete from feature_flag where name = 'createCampaign'`.execute(app.database.db);
  expect((await save(owner)).status).toBe(200);
});

test('the table of listings is narrowed by campaign while the flag sellerListingCampaignFilters is on', async () => {
  const owner = await signedInPanelUser(app);
  const { listingId } = await running(owner);
  const other = await listOf(owner);
  const shown = async (campaign: 'in' | 'out') => {
    const { items } = (await app.call(getUserListings, { campaign }, owner)).result;
    return items.map((each) => each.listingId);
  };
  expect(await shown('in')).toEqual([listingId]);
  expect(await shown('out')).toEqual([other]);
  await sql`insert into feature_flag (name, enabled) values ('sellerListingCampaignFilters', false)`.execute(
    app.database.db,
  );
  expect((await app.call(getUserListings, { campaign: 'in' }, owner)).status).toBe(403);
  expect((await app.call(getUserListings, {}, owner)).status).toBe(200);
  await sql`delete from feature_flag where name = 'sellerListingCampaignFilters'`.execute(app.database.db);
});

test('its listings stand with their price under it', async () => {
  const owner = await signedInPanelUser(app);
  const { campaignId, listingId } = await running(owner);
  const { items } = (await app.call(getCampaignProducts, {}, owner)).result;
  expect(items).toMatchObject([{ campaignId, listingId, price: 10_000, campaignPrice: 9000 }]);
  expect((await app.call(getCampaignProducts, { state: 'ended' }, owner)).result.items).toEqual([]);
});
