import * as fc from 'fast-check';
import type { Db } from '../../core/db/database.ts';
import { randomOf } from '@havan/demo-market/seeded-random';
import { makeCampaign, percentOff } from '../campaigns.ts';
import { makeBadge, makeCompany, makeListing, makeProduct, makeUser } from '../factories.ts';
import type { ManualClock } from '../ports/manual-clock.ts';
import { makeShelf, sell } from '../shelf.ts';
import type { DrawnFrom } from './drawn-questions.ts';

const expiries = ['2027-03-31', '2028-06-30', '2028-06-30', null];

/** Creates products with names to search for, a banned seller and sold units; returns the ids to draw from. */
export async function makeMarket(db: Db, seed: string, start: Date): Promise<DrawnFrom> {
  const random = randomOf(seed);
  await db
    .insertInto('city')
    .values([{ id: 6, name: 'Ankara' }])
    .onConflict((c) => c.doNothing())
    .execute();
  const { products } = await makeShelf(db, random, start);
  const rows = await db
    .selectFrom('product')
    .select(['id', 'brand_id', 'category_id'])
    .orderBy('id')
    .execute();
  const banned = await makeCompany(db, 'merchant', { name: 'Krem Dünyası', sales_ban: true });
  const open: number[] = [];
  for (const name of ['Vitamin Deposu', 'Krem Evi', 'Gece Ecza', 'Güneş Ticaret'])
    open.push(await makeCompany(db, 'pharmacy', { name, city_id: 6 }));
  for (const name of [
    'Güneş kremi 50 ml',
    'Krem nemlendirici',
    'Vitamin C 30 tablet',
    'Vitamin D damla',
    'Nemlendirici krem gece',
  ]) {
    const { brand_id, category_id } = random.pick(rows);
    const productId = await makeProduct(db, {
      name,
      search_text: name.toLocaleLowerCase('tr'),
      brand_id,
      category_id,
    });
    products.push(productId);
    const price = random.int(60, 90) * 100;
    await makeListing(db, { sellerId: banned, productId }, { price: price - 500 });
    // Offers at one price differ by their expiry, then by their age.
    for (const [i, expiration] of random.sample(expiries, 4).entries())
      await makeListing(db, { sellerId: open[i] ?? 0, productId }, { price, expiration });
  }
  const buyer = await makeCompany(db, 'pharmacy');
  const offered = await db
    .selectFrom('listing')
    .select('product_id')
    .distinct()
    .orderBy('product_id')
    .execute();
  await sell(
    db,
    { companyId: buyer, userId: await makeUser(db, buyer) },
    offered.slice(0, 9).map((row) => row.product_id),
  );
  return idsOf(db);
}

export async function idsOf(db: Db): Promise<DrawnFrom> {
  const ids = async (table: 'product' | 'category' | 'brand' | 'company' | 'listing' | 'city') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  return {
    products: await ids('product'),
    categories: await ids('category'),
    brands: await ids('brand'),
    sellers: await ids('company'),
    listings: await ids('listing'),
    cities: await ids('city'),
  };
}

/** A change of the market, executed by `make`. */
export interface Change {
  readonly name: string;
  readonly make: (db: Db, ids: DrawnFrom, clock: ManualClock) => Promise<unknown>;
}

const minuteMs = 60_000;
const place = fc.nat({ max: 999 });
const of = (values: readonly number[], at: number): number => values[at % values.length] ?? 0;

/** Draws changes of every kind that the index follows. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ at: place, price: fc.integer({ min: 40, max: 150 }) }).map(({ at, price }) => ({
    name: 'price',
    make: (db: Db, { listings }: DrawnFrom) =>
      db
        .updateTable('listing')
        .set({ price: price * 100, discount_price: 0 })
        .where('id', '=', of(listings, at))
        .execute(),
  })),
  fc.record({ at: place, stock: fc.constantFrom(0, 20) }).map(({ at, stock }) => ({
    name: 'stock',
    make: (db: Db, { listings }: DrawnFrom) =>
      db.updateTable('listing').set({ stock }).where('id', '=', of(listings, at)).execute(),
  })),
  fc.record({ at: place, ban: fc.boolean() }).map(({ at, ban }) => ({
    name: 'ban',
    make: (db: Db, { sellers }: DrawnFrom) =>
      db.updateTable('company').set({ sales_ban: ban }).where('id', '=', of(sellers, at)).execute(),
  })),
  fc
    .record({ at: place, city: fc.constantFrom(6, 34), score: fc.constantFrom(90, 97) })
    .map(({ at, city, score }) => ({
      name: 'seller',
      make: (db: Db, { sellers }: DrawnFrom) =>
        db
          .updateTable('company')
          .set({ city_id: city, score_tenths: score })
          .where('id', '=', of(sellers, at))
          .execute(),
    })),
  fc.record({ at: place, free: fc.constantFrom(null, 5_000, 50_000) }).map(({ at, free }) => ({
    name: 'terms',
    make: (db: Db, { sellers }: DrawnFrom) =>
      db
        .updateTable('seller_terms')
        .set({ free_shipping_from: free })
        .where('company_id', '=', of(sellers, at))
        .execute(),
  })),
  fc
    .record({ at: place, brand: place, type: fc.constantFrom(1 as const, 2 as const) })
    .map(({ at, brand, type }) => ({
      name: 'badge',
      make: async (db: Db, { sellers, brands }: DrawnFrom) => {
        const badge = { companyId: of(sellers, at), brandId: of(brands, brand) };
        await db
          .deleteFrom('brand_badge')
          .where('company_id', '=', badge.companyId)
          .where('brand_id', '=', badge.brandId)
          .execute();
        await makeBadge(db, { ...badge, type });
      },
    })),
  fc
    .record({
      at: place,
      ofMarket: fc.boolean(),
      percent: fc.integer({ min: 5, max: 50 }),
      startsIn: fc.integer({ min: -30, max: 60 }),
      lasts: fc.integer({ min: 40, max: 300 }),
    })
    .map(({ at, ofMarket, percent, startsIn, lasts }) => ({
      name: 'campaign',
      make: (db: Db, { sellers, categories }: DrawnFrom, clock: ManualClock) => {
        const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * minuteMs);
        return makeCampaign(db, {
          ...(ofMarket ? { category_id: of(categories, at) } : { seller_id: of(sellers, at) }),
          starts_at: inMinutes(startsIn),
          ends_at: inMinutes(startsIn + lasts),
          steps: [percentOff(percent)],
        });
      },
    })),
  place.map((at) => ({
    name: 'end of a campaign',
    make: async (db: Db) => {
      const rows = await db
        .selectFrom('campaign')
        .select('id')
        .where('state', '=', 'running')
        .orderBy('id')
        .execute();
      const row = rows[at % rows.length];
      if (row) await db.updateTable('campaign').set({ state: 'ended' }).where('id', '=', row.id).execute();
    },
  })),
  place.map(() => ({
    name: 'used up',
    make: (db: Db) =>
      db.updateTable('campaign').set({ units_left: 0 }).where('unit_limit', 'is not', null).execute(),
  })),
  fc.integer({ min: 1, max: 50 }).map((minutes) => ({
    name: `${minutes} minutes`,
    make: async (_db: Db, _ids: DrawnFrom, clock: ManualClock) => clock.advance(minutes * minuteMs),
  })),
  fc.record({ at: place, category: place, brand: place }).map(({ at, category, brand }) => ({
    name: 'product',
    make: (db: Db, { products, categories, brands }: DrawnFrom) =>
      db
        .updateTable('product')
        .set({ category_id: of(categories, category), brand_id: of(brands, brand), psf: 12_000 })
        .where('id', '=', of(products, at))
        .execute(),
  })),
  place.map((at) => ({
    name: 'new product',
    make: async (db: Db, { sellers }: DrawnFrom) =>
      makeListing(db, {
        productId: await makeProduct(db, { name: `Krem ${at}` }),
        sellerId: of(sellers, at),
      }),
  })),
);
