import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { getCampaign, getCampaigns } from '@havan/contract/catalogue/campaign-pages';
import { getCategories, getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import { Client } from 'pg';
import { rowsBench } from './rows.ts';
import { get, type Signed, signedPharmacy, signedTarget, someProducts } from './samples.ts';
import { databaseUrlOf } from './select-one.ts';

/** Number of running campaigns by default. */
const usual = 10_000;
const cartLines = 50;

/**
 * `pnpm bench campaigns [N]`: measures the market of `DATA_DIR` with N running seller campaigns of every kind and
 * scope: their list, their page, and the time that they add to the list of a category, the detail of a product and a
 * cart.
 */
export const campaignBench = (args: readonly string[]): Promise<boolean> =>
  rowsBench(async ({ port, dataDir }) => {
    const count = Number(args[0] ?? usual);
    const made = await makeCampaigns(databaseUrlOf(dataDir), count);
    console.log(`${made.campaigns} campaigns run for ${made.listings} listings.\n`);
    const signed = await signedPharmacy(port);
    const categories = await send(port, getCategories, {});
    const ids = categories.flatMap(({ categoryId, subCategories }) => [
      categoryId,
      ...subCategories.map((sub) => sub.categoryId),
    ]);
    const cards = await someProducts(
      signed,
      categories.map(({ categoryId }) => categoryId),
    );
    const first = await send(port, getCampaigns, { pageSize: '24' }, signed.token);
    await fillCart(signed, cards);
    return [
      {
        target: signedTarget(signed, 'campaigns, a page of 24', [get(getCampaigns, { pageSize: '24' })]),
        budget: { p99: 50 },
      },
      {
        target: signedTarget(
          signed,
          'campaigns of a category',
          ids.map((id) => get(getCampaigns, { categoryId: String(id), pageSize: '24' })),
        ),
        budget: { p99: 50 },
      },
      {
        target: signedTarget(
          signed,
          'the page of a campaign',
          first.items.map(({ campaignCode }) => get(getCampaign, { campaignCode })),
        ),
        budget: { p99: 30 },
      },
      {
        target: signedTarget(
          signed,
          'its offers',
          first.items.map(({ campaignCode }) => get(getProductListings, { campaignCode, pageSize: '24' })),
        ),
        budget: { p99: 50 },
      },
      {
        target: signedTarget(
          signed,
          'category page with facets',
          ids.map((id) => get(getProductListings, { categoryId: String(id), pageSize: '24' })),
        ),
        // The budget of `pnpm bench catalogue`.
        budget: { rate: 400, p99: 30 },
      },
      {
        target: signedTarget(
          signed,
          'product detail',
          cards.slice(0, 200).map(({ productId }) => get(getProductDetail, { productId: String(productId) })),
        ),
        budget: { rate: 600 },
      },
      {
        target: signedTarget(signed, `cart of ${cartLines} lines`, [get(getCart, {})]),
        budget: { p99: 100 },
      },
    ];
  });

/**
 * Starts N campaigns of sellers for a month. Of six campaigns, two cover all listings of a seller, one covers a
 * category of it, and three cover thirty chosen listings each; some give bonus units, some are limited.
 */
async function makeCampaigns(url: string, count: number): Promise<{ campaigns: number; listings: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`delete from campaign where code like 'bench-%'`);
    await client.query(
      `with seller as (
         select id, row_number() over (order by id) as place, count(*) over () as of
         from (select distinct seller_id as id from listing where state = 'active') s
       ), leaf as (
         select id, row_number() over (order by id) as place, count(*) over () as of from category
         where not exists (select from category below where below.parent_id = category.id)
       )
       insert into campaign (code, seller_id, category_id, title, kind, state, value, starts_at, ends_at, steps,
         buy_quantity, free_quantity, is_selected, unit_limit, units_left, company_limit)
       select 'bench-' || n, seller.id, case when n % 6 = 2 then leaf.id end, 'Kampanya ' || n,
         case when n % 5 = 0 then 'buyXGetY' else 'percentOff' end, 'running', 5, now() - interval '1 day',
         now() + interval '20 days' + n * interval '1 minute',
         case when n % 5 = 0 then '[]' else jsonb_build_array(jsonb_build_object(
           'fromQuantity', 1 + n % 3, 'percent', 2 + n % 20, 'amount', 0)) end,
         case when n % 5 = 0 then 10 end, case when n % 5 = 0 then 1 end, n % 6 > 2,
         case when n % 50 = 1 then 500 end, case when n % 50 = 1 then 500 end, case when n % 50 = 1 then 5 end
       from generate_series(1, $1::integer) n
       join seller on seller.place = (n - 1) % seller.of + 1
       join leaf on leaf.place = (n - 1) % leaf.of + 1`,
      [count],
    );
    await client.query(
      `insert into campaign_listing (campaign_id, listing_id)
       select k.id, l.id from campaign k cross join lateral (
         select id from listing where seller_id = k.seller_id and state = 'active' and id % 7 = k.id % 7
         order by id limit 30) l
       where k.code like 'bench-%' and k.is_selected`,
    );
    await client.query('analyze campaign, campaign_listing');
    const { rows } = await client.query<{ campaigns: number; listings: number }>(
      `select (select count(*) from campaign where state = 'running')::integer as campaigns,
              (select count(*) from listing where state = 'active')::integer as listings`,
    );
    return rows[0] ?? { campaigns: 0, listings: 0 };
  } finally {
    await client.end();
  }
}

/** Adds offers of different products to the cart; an offer that cannot be bought is left out. */
async function fillCart(
  { port, token }: Signed,
  cards: readonly { readonly bestListing: { readonly listingId: number } | null }[],
): Promise<void> {
  const listingIds = cards.flatMap(({ bestListing }) => bestListing?.listingId ?? []).slice(0, cartLines);
  for (const listingId of listingIds)
    await send(port, addOrRemove, { listingId, type: 'add', count: 1 }, token).catch(() => null);
}
