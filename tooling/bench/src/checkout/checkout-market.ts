import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Returns the connection string of a running product's PostgreSQL, for a second API process. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const [, , , port, socketFolder] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const host = encodeURIComponent(socketFolder || '127.0.0.1');
  return `postgres://havan:${encodeURIComponent(password)}@${host}:${port}/havan`;
}

export interface CheckoutMarket {
  /** Pharmacies that buy, by their username. */
  readonly buyers: readonly string[];
  /** Offers that any of them may buy, one unit at a time. */
  readonly listingIds: readonly number[];
  /** A pharmacy with a cart of 200 lines from 40 sellers. */
  readonly largeCart: string;
}

/** Prepares a demo market for a benchmark: shoppers with empty carts, and one with a large cart. */
export async function fillCheckoutMarket(url: string, buyers: number): Promise<CheckoutMarket> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const people = await client.query<{ username: string; company_id: number }>(
      `select u.username, u.company_id::integer as company_id from app_user u join company c on c.id = u.company_id
       where c.company_type = 'pharmacy' and c.id > 40 order by c.id limit $1`,
      [buyers + 1],
    );
    const [large, ...shoppers] = people.rows;
    if (!large || shoppers.length < buyers) throw new Error('The demo market has too few pharmacies.');
    await client.query(`delete from basket_item where company_id = any($1)`, [
      people.rows.map((row) => row.company_id),
    ]);
    await client.query(`update seller_terms set min_basket = 0`);
    await client.query(
      `update listing set stock = 1000000, min_quantity = 1, max_quantity = null, pack_size = 1 where state = 'active'`,
    );
    const offers = await client.query<{ id: number }>(
      `select l.id::integer as id from listing l join company c on c.id = l.seller_id and not c.sales_ban
       where l.state = 'active' and (l.expiration is null or l.expiration > now()) and l.seller_id <= 40
       order by l.id limit 64`,
    );
    await client.query(
      `insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration)
       select $1, id, 2, sale_price, expiration from (
         select l.*, row_number() over (partition by l.seller_id order by l.id) as n from listing l
         join company c on c.id = l.seller_id and not c.sales_ban where l.state = 'active' and l.seller_id <> $1
           and (l.expiration is null or l.expiration > now())) ranked
       where n <= 6 order by n, seller_id limit 200`,
      [large.company_id],
    );
    return {
      buyers: shoppers.map(({ username }) => username),
      listingIds: offers.rows.map(({ id }) => id),
      largeCart: large.username,
    };
  } finally {
    await client.end();
  }
}
