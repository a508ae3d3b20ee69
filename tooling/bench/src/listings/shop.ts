import { gtinCheckDigit } from '@havan/domain/gtin';
import { Client } from 'pg';

interface BenchShop {
  readonly username: string;
  readonly companyId: number;
  /** The first two hundred listings. */
  readonly listingIds: readonly number[];
  /** Barcodes of products that the shop does not list. */
  readonly free: readonly string[];
}

/** Products of the market that serve as models of the new ones. */
const models = 1000;

/** Adds as many products to the market, each like one of the demo, and returns their barcodes. */
async function addProducts(client: Client, count: number): Promise<string[]> {
  const barcodes = Array.from({ length: count }, (_, at) => {
    const body = `8681${String(at).padStart(8, '0')}`;
    return `${body}${gtinCheckDigit(body)}`;
  });
  await client.query(
    `with like_these as materialized (
       select p.*, row_number() over (order by id) - 1 as place from product p
       where permission = 'sellable' and kind in ('general', 'supplement') order by id limit $2
     )
     insert into product (barcode, name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind)
     select n.barcode, p.name || ' ' || n.place, p.search_text || ' ' || n.place, p.brand_id, p.category_id, p.vat_rate,
       p.psf, p.form, p.size, p.kind
     from (
       select barcode, place, place % (select count(*) from like_these) as model
       from unnest($1::text[]) with ordinality as n (barcode, place)
     ) n join like_these p on p.place = n.model
     on conflict (barcode) do nothing`,
    [barcodes, models],
  );
  await client.query('analyze product');
  return barcodes;
}

/**
 * Gives a merchant of the demo market exactly this many listings on sale, each of a product of its own, at
 * 100,00 TL and with version 1; `free` more products have no listing.
 */
export async function fillShop(url: string, rows: number, free: number): Promise<BenchShop> {
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
    const barcodes = await addProducts(client, rows + free);
    const made = await client.query<{ id: number }>(
      `insert into listing (seller_id, product_id, price, stock, expiration, state, lot, created_at, updated_at)
       select $1, p.id, 10000, 20, '2030-12-31', 'active', '', now(), now()
       from unnest($2::text[]) as n (barcode) join product p on p.barcode = n.barcode
       returning id::integer as id`,
      [companyId, barcodes.slice(0, rows)],
    );
    if (made.rows.length !== rows) throw new Error(`${made.rows.length} of ${rows} listings were made.`);
    // As autovacuum leaves a table that was filled.
    await client.query('vacuum analyze listing');
    return {
      username: person.username,
      companyId,
      listingIds: made.rows.slice(0, 200).map(({ id }) => id),
      free: barcodes.slice(rows),
    };
  } finally {
    await client.end();
  }
}
