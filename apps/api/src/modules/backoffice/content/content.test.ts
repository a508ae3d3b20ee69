import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { contentCalls } from '@havan/contract/backoffice/content/shop-content';
import { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';
import { getSearchAdvert } from '@havan/contract/catalogue/search';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { homeRowKeys } from '@havan/domain/shop-content';
import { beforeAll, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const {
  saveSlider,
  orderSliders,
  removeSlider,
  getContentTargets,
  saveHomeRows,
  saveSearchAdvert,
  removeSearchAdvert,
} = contentCalls;
const { getShopContent, publishAnnouncement, getAnnouncements } = contentCalls;
const span = { startsAt: '2026-11-20T21:00:00.000Z', endsAt: '2026-11-30T21:00:00.000Z' };
const all = { kind: 'campaigns', id: null } as const;
beforeAll(() => app.clock.set(new Date('2026-11-21T08:00:00Z')));

const home = async (token: string) => (await app.call(getHomePageListingSections, {}, { token })).result;
const actions = async () =>
  (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items.map(({ action }) => action);

test('a slider that an operator writes is what a buyer sees, in the order of the operator, until it ends', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const { token } = await signedInAs(app, 'pharmacy');
  const { db } = app.database;
  const sellerId = await makeCompany(db, 'merchant');
  await makeListing(db, { sellerId, productId: await makeProduct(db) }, { stock: 5, price: 9000 });
  const code = await makeCampaign(db, { seller_id: sellerId });
  const { id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

  await app.call(saveSlider, { title: 'Kampanyalar', text: 'Hepsi burada', target: all, ...span }, operator);
  const target = { kind: 'campaign', id } as const;
  const { sliders } = (await app.call(saveSlider, { title: 'Kış', text: '', target, ...span }, operator))
    .result;
  const ids = sliders.map(({ sliderId }) => sliderId);
  const seen = async () => (await home(token)).sliders.map(({ title, href }) => [title, href]);
  expect(await seen()).toEqual([
    ['Kampanyalar', '/campaigns'],
    ['Kış', `/campaigns/${code}`],
  ]);
  expect((await home(token)).sliders[1]?.productImageUrls).toHaveLength(1);

  await app.call(orderSliders, { sliderIds: ids.toReversed() }, operator);
  expect((await seen()).map(([title]) => title)).toEqual(['Kış', 'Kampanyalar']);

  await flagsCommand(db, ['newHomeSlider', 'off']);
  const off = await seen();
  await flagsCommand(db, ['newHomeSlider', 'default']);
  expect(off).toEqual([]);

  // An order that leaves out a slider, which another operator may have just added, is refused, and no slider is lost.
  expect((await app.call(orderSliders, { sliderIds: ids.slice(0, 1) }, operator)).status).toBe(409);
  expect(await seen()).toHaveLength(2);
  expect(sliders[1]?.leadsTo).toBe(`Kampanya: ${sliders[1]?.targetTitle}`);
  await app.call(removeSlider, { sliderId: ids[1] ?? 0 }, operator);
  expect((await seen()).map(([title]) => title)).toEqual(['Kampanyalar']);
  app.clock.set(new Date(span.endsAt));
  expect(await seen()).toEqual([]);
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  expect(await actions()).toEqual(expect.arrayContaining(['slider.create', 'slider.order', 'slider.remove']));
});

test('targets are found by words of their names, also by support, which announces', async () => {
  const { db } = app.database;
  const sellerId = await makeCompany(db, 'merchant', { name: 'Işıklı Ecza Deposu' });
  await makeCompany(db, 'merchant', { name: 'Işıklı Medikal', review_state: 'inReview' });
  const productId = await makeProduct(db, {
    name: 'Şifalı Çörek Otu 30’lu',
    search_text: 'sifali corek otu 30lu',
  });
  const operator = await signedInOperator(app, ['support']);
  const found = async (kind: 'seller' | 'product' | 'category', search?: string) =>
    (await app.call(getContentTargets, search === undefined ? { kind } : { kind, search }, operator)).result
      .choices;
  expect(await found('seller', 'ECZA ışıklı')).toEqual([{ id: sellerId, label: 'Işıklı Ecza Deposu' }]);
  expect(await found('product', 'Çörek 30')).toEqual([{ id: productId, label: 'Şifalı Çörek Otu 30’lu' }]);
  expect(await found('product', '100%')).toEqual([]);
  expect((await found('category')).length).toBeGreaterThan(0);
});

test('a slider leads nowhere that is not there', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const save = (target: Parameters<typeof app.call>[1]) =>
    app.call(saveSlider, { title: 'Boş', text: '', target: target as never, ...span }, operator);
  const missing = await save({ kind: 'product', id: 999_999 });
  expect([missing.status, missing.body.errors[0]?.path]).toEqual([400, 'target']);
  expect((await save({ kind: 'campaign', id: null })).status).toBe(400);
  const turned = { ...span, endsAt: span.startsAt };
  const wrong = await app.call(saveSlider, { title: 'Boş', text: '', target: all, ...turned }, operator);
  expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'endsAt']);
});

test('rows of the home stand as the operator puts them', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const { token } = await signedInAs(app, 'pharmacy');
  // The campaign of the first test is still running.
  const keys = async () => (await home(token)).sections.map(({ key, title }) => [key, title]);
  const before = await keys();
  expect(before.map(([key]) => key)).toContain('campaign');
  const rows = homeRowKeys.map((key) => ({ key, title: null, isShown: key !== 'campaign' }));
  await app.call(saveHomeRows, { rows }, operator);
  expect((await keys()).map(([key]) => key)).not.toContain('campaign');
  const titled = homeRowKeys.map((key) => ({
    key,
    title: key === 'campaign' ? 'Son çağrı' : null,
    isShown: true,
  }));
  await app.call(saveHomeRows, { rows: titled }, operator);
  expect(await keys()).toContainEqual(['campaign', 'Son çağrı']);
  const twice = homeRowKeys.map(() => ({ key: homeRowKeys[0], title: null, isShown: true }));
  expect((await app.call(saveHomeRows, { rows: twice }, operator)).status).toBe(400);
});

// @spec §7 users-adverts

test('the search advert of an operator stands beneath the suggestions until it is taken away', async () => {
  const operator = await signedInOperator(app, ['catalogue']);
  const { token } = await signedInAs(app, 'pharmacy');
  const advert = { text: 'Kış ürünlerinde %10', target: all, ...span };
  const { adverts } = (await app.call(saveSearchAdvert, advert, operator)).result;
  const shown = async () => (await app.call(getSearchAdvert, {}, { token })).body.result;
  expect(await shown()).toEqual({ advertText: 'Kış ürünlerinde %10', href: '/campaigns' });
  await app.call(removeSearchAdvert, { advertId: adverts[0]?.advertId ?? 0 }, operator);
  expect(await shown()).toBeNull();
  expect((await app.call(getShopContent, {}, operator)).result.adverts).toEqual([]);
});

test('an announcement reaches each company of its audience under "Duyurular"; who buys nothing gets no address of the shop', async () => {
  const operator = await signedInOperator(app, ['support']);
  const [buyer, seller] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'merchant')];
  const text = 'Pazar gecesi bakım var.';
  const { result } = await app.call(
    publishAnnouncement,
    { kind: 151, text, audience: 'all', target: all },
    operator,
  );
  const received = async (token: string) =>
    (await app.call(getAllNotifications, { mainCategoryId: '15' }, { token })).result.items.filter(
      ({ notificationText }) => notificationText === text,
    );
  expect(await received(buyer.token)).toMatchObject([{ subCategoryId: 151, redirectUrl: '/campaigns' }]);
  expect((await received(seller.token))[0]?.redirectUrl ?? null).toBeNull();
  const list = (await app.call(getAnnouncements, {}, operator)).result;
  expect(list.items[0]).toEqual(result);
  expect(result.companies).toBe(list.audiences.all);

  const onlySellers = 'Satıcılar: yeni komisyon oranları.';
  await app.call(
    publishAnnouncement,
    { kind: 153, text: onlySellers, audience: 'sellers', target: null },
    operator,
  );
  const texts = (await app.call(getAllNotifications, { mainCategoryId: '15' }, seller)).result.items.map(
    (each) => each.notificationText,
  );
  expect(texts).toContain(onlySellers);
  expect(await actions()).toContain('announcement.publish');
});
