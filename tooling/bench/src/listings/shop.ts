import { Client } from 'pg';

interface BenchShop {
  readonly username: string;
  readonly companyId: number;
  /** The first two hundred listings. */
  readonly listingIds: readonly number[];
}

/** Gives a merchant of the demo market exactly this many listings on sale, each at 100,00 TL and with version 1. */
export async function fillShop(url: string, rows: number): Promise<BenchShop> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: people } = await client.query<{ username: string; company_id: number }>(
      `select u.username, u.company_id::integer as company_id from app_user u where u.username = 'satici'`,
    );
    const [person] = people;
    if (!person) throw new Error('The demo market has no seller of that name.');
    const companyId = person.company_id;
    await client.query(
      `update company set kep_address = 'firma@hs01.kep.tr', mersis_no = '0123456789012345', sales_ban = false,
         review_state = 'approved' where id = $1`,
      [companyId],
    );
    await client.query(`update listing set deleted_at = now(), state = 'passive' where seller_id = $1`, [
      companyId,
    ]);
    const made = await client.query<{ id: number }>(
      `insert into listing (seller_id, product_id, price, stock, expiration, state, lot, created_at, updated_at)
       select $1, p.id, 10000, 20, '2030-12-31', 'active', n::text, now(), now()
       from generate_series(1, $2) n
       join (select id, row_number() over (order by id) as place, count(*) over () as of from product
             where permission = 'sellable' and kind in ('general', 'supplement') limit 5000) p
         on p.place = (n - 1) % p.of + 1
       returning id::integer as id`,
      [companyId, rows],
    );
    if (made.rows.length !== rows) throw new Error(`${made.rows.length} of ${rows} listings were made.`);
    await client.query('analyze listing');
    return { username: person.username, companyId, listingIds: made.rows.slice(0, 200).map(({ id }) => id) };
  } finally {
    await client.end();
  }
}
