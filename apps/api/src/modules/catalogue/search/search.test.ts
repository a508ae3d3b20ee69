import { getProductListings } from '@havan/contract/catalogue/catalogue';
import {
  createSearchEvent,
  getSearchAdvert,
  headerSearchClick,
  searchByKeyword,
} from '@havan/contract/catalogue/search';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { foldForSearch } from '@havan/domain/turkish-text';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBrand, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const db = () => app.database.db;
let token = '';

beforeAll(async () => {
  token = (await signedInAs(app, 'pharmacy')).token;
  await product('Virendo Magnezyum Bisglisinat 60 Kapsül', '2900010000015');
  await product('Nanesel Ağrı Bandı 4 adet', '2900020000029');
  await db()
    .insertInto('rx_product')
    .values({
      name: 'AHENKDOL 500 MG TABLET',
      search_text: 'ahenkdol 500 mg tablet',
      barcode: '2999990000013',
    })
    .execute();
});

async function product(name: string, barcode: string) {
  const productId = await makeProduct(db(), { name, barcode, search_text: foldForSearch(name) });
  const companyId = await makeCompany(db(), 'merchant');
  await makeListing(db(), { productId, sellerId: companyId }, { price: 4200 });
  return productId;
}

const find = async (keyword: string) => (await app.call(searchByKeyword, { keyword }, { token })).result;
const names = async (keyword: string) => (await find(keyword)).products.map(({ name }) => name);

// @spec §3 search-result
// @spec §5 search-text
// @spec §7 finding-speed search

describe('Master/SearchByKeyword', () => {
  test.each([
    'magnezyum',
    'MAGNEZYUM',
    'bisglisinat magnezyum',
    'mag bis',
    '2900010000015',
    '290001',
    '(01)02900010000015(17)291231(10)A',
  ])('finds a product by %j', async (keyword) => {
    expect(await names(keyword)).toEqual(['Virendo Magnezyum Bisglisinat 60 Kapsül']);
  });

  test('matches with and without Turkish letters', async () => {
    for (const keyword of ['agri', 'AĞRI', 'ağrı bandı'])
      expect(await names(keyword)).toEqual(['Nanesel Ağrı Bandı 4 adet']);
  });

  test('highlights the match and shows the price', async () => {
    const [hit] = (await find('agri')).products;
    expect(hit?.highlightedName).toEqual([
      { text: 'Nanesel ', hit: false },
      { text: 'Ağrı', hit: true },
      { text: ' Bandı 4 adet', hit: false },
    ]);
    expect(hit).toMatchObject({ productListingCount: 1, productListingMinPrice: 4200 });
  });

  test('shows the lowest price beside the lowest of a long expiry where the two differ', async () => {
    const productId = await product('Kantaron Yağı 30 ml', '2900030000033');
    const sellerId = await makeCompany(db(), 'merchant');
    const soon = formatIsoDay(addMonths(istanbulDayOf(new Date()), 2));
    const prices = async () => (await find('kantaron')).products.map(({ pricesByExpiry }) => pricesByExpiry);
    expect(await prices()).toEqual([null]);
    await makeListing(db(), { productId, sellerId }, { price: 3900, expiration: soon });
    expect(await prices()).toEqual([{ lowest: 3900, lowestLong: 4200 }]);
  });

  test('shows medicines only as links', async () => {
    const result = await find('ahenkdol');
    expect(result.products).toEqual([]);
    expect(result.rxProducts).toEqual([
      {
        id: expect.any(Number),
        name: 'AHENKDOL 500 MG TABLET',
        barcode: '2999990000013',
        productLink: expect.stringContaining('2999990000013'),
      },
    ]);
  });

  test('finds a barcode by its last digits and with one typing error, but never another product for a valid one', async () => {
    const magnesium = ['Virendo Magnezyum Bisglisinat 60 Kapsül'];
    expect(await names('000015')).toEqual(magnesium);
    expect(await names('2900010000016')).toEqual(magnesium);
    expect(await names('290001000015')).toEqual(magnesium);
    expect(await names('2900100000015')).toEqual(magnesium);
    // A barcode with one other digit and the check digit that belongs to it is another product.
    expect(await names('2900010000022')).toEqual([]);
  });

  test('finds five digits anywhere in a barcode: the beginning before the end, the end before the middle', async () => {
    await product('Sırada Üçüncü', '8600712345601');
    await product('Sırada İkinci', '8600700012345');
    await product('Sırada Birinci', '1234500000003');
    expect(await names('12345')).toEqual(['Sırada Birinci', 'Sırada İkinci', 'Sırada Üçüncü']);
    expect(await names('7123456')).toEqual(['Sırada Üçüncü']);
    await product('Vitamin D3 12345 IU Damla', '8600799999991');
    expect((await names('12345'))[0]).toBe('Vitamin D3 12345 IU Damla');
    // The barcodes are adjacent in memory; a search must not match across their border.
    expect(await names('60186007')).toEqual([]);
    expect((await find('99900')).rxProducts.map(({ name }) => name)).toEqual(['AHENKDOL 500 MG TABLET']);
    const { result } = await app.call(getProductListings, { q: '7123456' }, { token });
    expect(result.items.map(({ productName }) => productName)).toEqual(['Sırada Üçüncü']);
  });

  test('finds brands and sellers by the beginnings of their words', async () => {
    const brandId = await makeBrand(db(), 'Şebnem Doğa');
    const companyId = await makeCompany(db(), 'localPharmacyWarehouse', {
      name: 'Şebnem Ecza Deposu',
      blue_tick_type: 1,
    });
    const productId = await makeProduct(db(), { brand_id: brandId });
    await makeListing(db(), { productId, sellerId: companyId });
    const { brands, sellers } = await find('sebnem');
    expect(brands).toEqual([{ brandId, brandName: 'Şebnem Doğa', brandListingCount: 1 }]);
    expect(sellers).toEqual([
      {
        sellerId: companyId,
        sellerUsername: 'Şebnem Ecza Deposu',
        sellerListingCount: 1,
        sellerActiveAccountType: 'localPharmacyWarehouse',
        sellerCompanyType: 'localPharmacyWarehouse',
        blueTickModel: { blueTickType: 1 },
      },
    ]);
  });

  test.each([
    "'''",
    '"""',
    '%%%',
    '___',
    String.raw`\\\ `,
    '🙂🙂🙂',
    "'; drop table product; --",
    '<b>x</b>',
    `]d201${'9'.repeat(90)}`,
    '😀'.repeat(50),
    '../../etc/passwd',
    'NULL; select pg_sleep(9)',
    '<img src=x onerror=alert(1)>',
    '${process.exit()}',
    '\u0001\u202E!',
    '%00%0a%27',
  ])('treats %j as text without hits', async (keyword) => {
    const answer = await app.call(searchByKeyword, { keyword }, { token });
    expect(answer.status).toBe(200);
    expect(answer.result.products).toEqual([]);
  });

  test.each(['', 'ab', ' a ', 'a'.repeat(101), 'a'.repeat(10_000)])(
    'refuses a keyword of the wrong length',
    async (keyword) => {
      expect((await app.call(searchByKeyword, { keyword }, { token })).status).toBe(400);
    },
  );

  test('asks for a session', async () => {
    expect((await app.call(searchByKeyword, { keyword: 'vitamin' })).status).toBe(401);
  });
});

describe('the name of a medicine', () => {
  test('leads to no other goods, neither in the suggestions nor in the list', async () => {
    const name = 'Zelmira Nemlendirici Krem';
    const brandId = await makeBrand(db(), 'Zelmira');
    const productId = await makeProduct(db(), { name, brand_id: brandId, search_text: foldForSearch(name) });
    await makeListing(db(), { productId, sellerId: await makeCompany(db(), 'merchant') });
    const listed = async (q: string) =>
      (await app.call(getProductListings, { q }, { token })).result.items.map(
        ({ productName }) => productName,
      );
    const isGuessed = async () => {
      const { products, brands } = await find('zelmara');
      return [products.length, brands.length, (await listed('zelmara')).length];
    };
    expect(await isGuessed()).toEqual([1, 1, 1]);
    await db()
      .insertInto('rx_product')
      .values(
        [5, 10, 20, 40, 80].map((mg) => ({
          name: `ZELMARA ${mg} MG TABLET`,
          search_text: `zelmara ${mg} mg tablet`,
          barcode: `29999900010${mg < 10 ? '0' : ''}${mg}`,
        })),
      )
      .execute();
    expect(await isGuessed()).toEqual([0, 0, 0]);
    expect(await listed('zelmara 20')).toEqual([]);
    expect(await listed('zelmira')).toEqual([name]);
    expect((await find('zelmira')).brands.map(({ brandName }) => brandName)).toEqual(['Zelmira']);
  });
});

describe('Master/HeaderSearchClick', () => {
  test('stores the click', async () => {
    const { parameters } = await find('magnezyum');
    const queryId = parameters[0]?.queryId ?? '';
    await app.call(headerSearchClick, { queryId, index: 'products', id: 7, position: 0 }, { token });
    const { rows } = await clicksOf(queryId);
    expect(rows).toEqual([{ index_name: 'products', hit_id: 7, position: 0 }]);
  });

  test('accepts an unknown query id', async () => {
    const answer = await app.call(
      headerSearchClick,
      { queryId: "x'y", index: 'brands', id: 1, position: 3 },
      { token },
    );
    expect(answer.status).toBe(200);
  });
});

describe('Master/createSearchEvent', () => {
  test('stores an event on a result', async () => {
    const { searchId } = await find('magnezyum');
    const event = { searchId, dataType: 'list', data: "magnezyum' --", eventName: 'click' } as const;
    expect((await app.call(createSearchEvent, event, { token })).status).toBe(200);
    const { rows } = await sql`select event_name, data_type, data from search_action
      where search_id = ${searchId}`.execute(db());
    expect(rows).toEqual([{ event_name: 'click', data_type: 'list', data: "magnezyum' --" }]);
    expect((await app.call(createSearchEvent, event)).status).toBe(401);
    const foreign = { ...event, eventName: 'view' as 'click' };
    expect((await app.call(createSearchEvent, foreign, { token })).status).toBe(400);
  });
});

describe('Master/GetSearchAdvert', () => {
  test('is null without a running one, else the newest', async () => {
    const advert = async () => (await app.call(getSearchAdvert, {}, { token })).body.result;
    expect(await advert()).toBeNull();
    const now = app.clock.now().getTime();
    const add = (advert_text: string, from: number, to: number) =>
      sql`insert into search_advert (advert_text, href, starts_at, ends_at)
          values (${advert_text}, '/categories/1376', ${new Date(now + from)}, ${new Date(now + to)})`.execute(
        db(),
      );
    await add('eski', -9000, -1000);
    await add('biri', -5000, 60_000);
    await add('yenisi', -1000, 60_000);
    await add('gelecek', 30_000, 60_000);
    expect(await advert()).toEqual({ advertText: 'yenisi', href: '/categories/1376' });
    expect((await app.call(getSearchAdvert, {})).status).toBe(401);
  });
});

const clicksOf = (queryId: string) =>
  sql`select index_name, hit_id, position from search_event where query_id = ${queryId}`.execute(db());
