import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import type { Client } from 'pg';

/** The query of a list of a brand in a category; another `at` makes a query that was not sent before. */
export interface ListQuestion {
  readonly brandId: number;
  readonly categoryId: number;
  readonly at: number;
}

/** Returns queries for random lists of products of the whole market. */
export async function drawLists(client: Client, count: number): Promise<ListQuestion[]> {
  const { rows } = await client.query<{ brand: number; category: number }>(
    `select brand_id::integer as brand, category_id::integer as category from product
     where permission = 'sellable' order by random() limit $1`,
    [count],
  );
  return rows.map(({ brand, category }, at) => ({ brandId: brand, categoryId: category, at }));
}

/** Returns the number of products in the list of a query. */
export async function totalOfList(
  port: number,
  token: string,
  { brandId, categoryId, at }: ListQuestion,
): Promise<number> {
  const request = {
    brandId: String(brandId),
    categoryId: String(categoryId),
    inStock: 'true' as const,
    // No offer is cheaper than this limit. It makes each request different, so that no cache answers, and changes no
    // result.
    minPrice: String(at + 1),
  };
  return (await send(port, getProductListings, request, token)).total ?? 0;
}

/** Returns the products of each query that have an offer which can be bought today. */
async function totalsBySql(client: Client, questions: readonly ListQuestion[]): Promise<number[]> {
  const { rows } = await client.query<{ total: string }>(
    `select (
       select count(distinct p.id) from product p join sellable_listing((now() at time zone 'Europe/Istanbul')::date) l
         on l.product_id = p.id join company c on c.id = l.seller_id and not c.sales_ban
       where p.permission = 'sellable' and p.brand_id = q.brand and p.category_id in (
         with recursive beneath as (
           select q.category as id union all select k.id from category k join beneath b on k.parent_id = b.id
         ) select id from beneath)
     ) as total
     from unnest($1::bigint[], $2::bigint[]) with ordinality as q (brand, category, place) order by place`,
    [questions.map(({ brandId }) => brandId), questions.map(({ categoryId }) => categoryId)],
  );
  return rows.map(({ total }) => Number(total));
}

/** Prints each list whose total differs from the count in SQL; returns the number of such lists. */
export async function printWrongTotals(
  client: Client,
  questions: readonly ListQuestion[],
  totals: readonly number[],
): Promise<number> {
  const counted = await totalsBySql(client, questions);
  const wrong = questions.filter((_, at) => totals[at] !== counted[at]);
  for (const question of wrong) {
    const at = questions.indexOf(question);
    console.log(
      `Brand ${question.brandId} in category ${question.categoryId}: ${totals[at]} by the list, ${counted[at]} by SQL.`,
    );
  }
  return wrong.length;
}

/** Requests `count` lists of the whole market and compares their totals with SQL; returns the number of differences. */
export async function countWrongLists(
  client: Client,
  signed: { readonly port: number; readonly token: string },
  count: number,
): Promise<number> {
  const questions = await drawLists(client, count);
  const totals: number[] = [];
  for (const question of questions) totals.push(await totalOfList(signed.port, signed.token, question));
  return printWrongTotals(client, questions, totals);
}
