import * as fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { addUpTallies } from './listing-tally.sql.ts';
import { countListings, type ListingFilter } from './listings.sql.ts';

const app = testApp();
const today = '2026-11-28';
const all: Omit<ListingFilter, 'sellerId'> = {
  view: null,
  text: null,
  brandId: null,
  categoryId: null,
  stockAtMost: null,
  expiresFrom: null,
  expiresTo: null,
  campaign: null,
  today,
  closeBefore: '2027-07-28',
};

/** Filters whose counts come from the tally, each with the SQL condition of the same meaning. */
const filters: readonly (readonly [Partial<ListingFilter>, RawBuilder<unknown>])[] = [
  [{}, sql`true`],
  [
    { view: 'active' },
    sql`state = 'active' and stock > 0 and (expiration is null or expiration >= '2026-11-28')`,
  ],
  [{ view: 'passive' }, sql`state = 'passive'`],
  [{ view: 'suspended' }, sql`state = 'suspended'`],
  [{ view: 'soldout' }, sql`state = 'active' and stock = 0`],
  [{ view: 'expiring' }, sql`state = 'active' and expiration < '2027-07-28'`],
  [{ stockAtMost: 0 }, sql`stock = 0`],
  [{ stockAtMost: 1 }, sql`stock <= 1`],
  [
    { expiresFrom: '2026-11-28', expiresTo: '2027-07-28' },
    sql`expiration between '2026-11-28' and '2027-07-28'`,
  ],
];

/** Returns the counts of the filters from the tally, and the same counts from the listings themselves. */
async function numbers(sellerId: number): Promise<{ shown: number[]; real: number[] | undefined }> {
  const { db } = app.database;
  const shown = filters.map(([filter]) => countListings(db, { ...all, ...filter, sellerId }));
  const counts = filters.map(([, condition]) => sql`count(*) filter (where ${condition})::integer`);
  const { rows } = await sql<{ real: number[] }>`
    select array[${sql.join(counts)}] as real from listing
    where seller_id = ${sellerId} and deleted_at is null`.execute(db);
  return { shown: await Promise.all(shown), real: rows[0]?.real };
}

const kinds = fc.record({
  state: fc.constantFrom('active', 'passive', 'suspended'),
  stock: fc.constantFrom(0, 1, 7),
  expiration: fc.constantFrom(null, '2026-11-27', '2026-11-28', '2027-07-28', '2028-06-30'),
});
const change = fc.oneof(
  { weight: 4, arbitrary: kinds.map((kind) => ({ is: 'set', ...kind }) as const) },
  fc.constantFrom({ is: 'delete' } as const, { is: 'remove' } as const, { is: 'price' } as const),
  fc.constantFrom({ is: 'otherSeller' } as const, { is: 'restore' } as const, { is: 'addUp' } as const),
);

test('the numbers of listings follow every change of them', async () => {
  const { db } = app.database;
  const productId = await makeProduct(db);
  await fc.assert(
    fc.asyncProperty(
      fc.array(kinds, { maxLength: 6 }),
      fc.array(fc.record({ change, of: fc.nat({ max: 63 }) }), { maxLength: 12 }),
      async (made, changes) => {
        const [sellerId, otherId] = [await makeCompany(db, 'merchant'), await makeCompany(db, 'merchant')];
        for (const { state, stock, expiration } of made)
          await makeListing(db, { sellerId, productId }, { state: state as 'active', stock, expiration });
        for (const { change: next, of } of changes) {
          // Selects arbitrary listings of both sellers at once, because a trigger updates the tally once for each
          // statement.
          const some = sql`seller_id in (${sellerId}, ${otherId}) and (${of} >> (id % 6)::integer) % 2 = 1`;
          if (next.is === 'set')
            await sql`update listing set state = ${next.state}, stock = ${next.stock},
              expiration = ${next.expiration} where ${some}`.execute(db);
          else if (next.is === 'delete')
            await sql`update listing set deleted_at = now() where ${some}`.execute(db);
          else if (next.is === 'restore')
            await sql`update listing set deleted_at = null where ${some}`.execute(db);
          else if (next.is === 'remove') await sql`delete from listing where ${some}`.execute(db);
          else if (next.is === 'price')
            await sql`update listing set price = price + 1 where ${some}`.execute(db);
          else if (next.is === 'otherSeller')
            await sql`update listing set seller_id = ${otherId} where ${some}`.execute(db);
          else await addUpTallies(db);
        }
        for (const id of [sellerId, otherId]) {
          const { shown, real } = await numbers(id);
          expect(shown).toEqual(real);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('many changes are added up to one row for each kind, and two runs at once count nothing twice', async () => {
  const { db } = app.database;
  const sellerId = await makeCompany(db, 'merchant');
  const id = await makeListing(db, { sellerId, productId: await makeProduct(db) }, { stock: 0 });
  for (let turn = 1; turn <= 50; turn += 1)
    await sql`update listing set stock = ${turn % 2} where id = ${id}`.execute(db);
  const rows = async () =>
    (
      await sql<{ stock: number; listings: number }>`
        select stock, listings from listing_tally where seller_id = ${sellerId}`.execute(db)
    ).rows;
  expect(await rows()).toHaveLength(101);
  await Promise.all([addUpTallies(db), addUpTallies(db), addUpTallies(db)]);
  expect(await rows()).toEqual([{ stock: 0, listings: 1 }]);
});
