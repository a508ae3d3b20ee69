import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import type { Client } from 'pg';

/** A list of a brand in a category; `at` makes it a list that was not asked for before. */
export interface ListQuestion {
  readonly brandId: number;
  readonly categoryId: number;
  readonly at: number;
}

/** Returns lists of products of the whole market, drawn at random. */
export async function drawLists(client: Client, count: number): Promise<ListQuestion[]> {
  const { rows } = await client.query<{ brand: number; category: number }>(
    `select brand_id::integer as brand, category_id::integer as category from product
     where permission = 'sellable' order by random() limit $1`,
    [count],
  );
  return rows.map(({ brand, category }, at) => ({ brandId: brand, categoryId: category, at }));
}

/** Returns how many products the list of a question has. */
export async function totalOfList(
  port: number,
  token: string,
  { brandId, categoryId, at }: ListQuestion,
): Promise<number> {
  const request = {
    brandId: String(brandId),
    categoryId: String(categoryId),
    inStock: 'true' as const,
    // No offer is this cheap: the limit makes each request different, so that no cache answers, and changes no result.
    minPrice: String(at + 1),
  };
  return (await send(port, getProductListings, request, token)).total ?? 0;
}

/** Returns the products with an offer that can be bought today, of each question. */
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

/** Prints each list whose total is not the one that SQL counts; returns how many there are. */
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

/** Asks `count` lists of the whole market and compares their totals with SQL; returns how many differ. */
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
