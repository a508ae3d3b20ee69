import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import type { Client } from 'pg';
import type { Asked } from '../api/load.ts';
import { get } from '../api/samples.ts';
import { drawsOf, mistype } from '../relevance/typing.ts';

interface Drawn {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
  readonly brand: number;
  readonly category: number;
  /** Of its cheapest offer, kuruş. */
  readonly price: number;
}

/** Products that questions are about: more than a run asks, so that few are asked twice. */
const drawn = 50_000;

/** Each returns another question, about a product drawn at random from the whole market. */
export interface MarketQuestions {
  /** The first page of a category above a price, so that no list is asked twice. */
  readonly list: () => Asked;
  /** The same with filters, an order and sizes of pages. */
  readonly filteredList: () => Asked;
  /** Two or three words of a name, in every third question one of them mistyped. */
  readonly search: () => Asked;
  readonly barcode: () => Asked;
  /** Products with about that many offers; the number of the nearest is told. */
  readonly details: (offers: number) => Promise<{ readonly offers: number; readonly detail: () => Asked }>;
}

const filters: ReadonlyArray<Readonly<Record<string, string>>> = [
  { longExpiry: 'true' },
  { highScore: 'true', sort: '4' },
  { freeShipping: 'true', sort: '3' },
  { discounted: 'true' },
  { inStock: 'true', sort: '4' },
];

/** Draws the products that questions are about. */
export async function drawQuestions(client: Client): Promise<MarketQuestions> {
  const { rows } = await client.query<Drawn>(
    `select p.id::integer as id, p.name, p.barcode, p.brand_id::integer as brand, p.category_id::integer as category,
       offer.price::integer as price
     from product p cross join lateral (
       select min(l.sale_price) as price from listing l where l.product_id = p.id and l.state = 'active' and l.stock > 0
     ) offer
     where p.permission = 'sellable' and offer.price is not null order by random() limit $1`,
    [drawn],
  );
  const draw = drawsOf('market');
  const among = <One>(some: readonly One[]): One => {
    const one = some[Math.floor(draw() * some.length)];
    if (one === undefined) throw new Error('The market has no product with an offer.');
    return one;
  };
  const list = (more: Readonly<Record<string, string>>): Asked => {
    const { category, price } = among(rows);
    const minPrice = String(1 + Math.floor(draw() * price));
    return get(getProductListings, { categoryId: String(category), pageSize: '24', minPrice, ...more });
  };
  return {
    list: () => list({}),
    filteredList: () =>
      list({
        ...among(filters),
        ...(draw() < 0.3 && { brandId: String(among(rows).brand) }),
        pageSize: String(20 + Math.floor(draw() * 40)),
      }),
    search: () => {
      const words = among(rows)
        .name.split(/\s+/)
        .filter((word) => word.length > 2);
      const some = words.slice(0, 2 + Math.floor(draw() * 2)).join(' ');
      const keyword = draw() < 1 / 3 ? mistype(some, draw) : some;
      return get(searchByKeyword, { keyword: keyword.slice(0, 100).padEnd(3, 'a') });
    },
    barcode: () => get(searchByKeyword, { keyword: among(rows).barcode }),
    details: async (offers) => {
      const near = await productsNear(client, offers);
      return {
        offers: near[0]?.offers ?? 0,
        detail: () => get(getProductDetail, { productId: String(among(near).id) }),
      };
    },
  };
}

/** The thousand products whose number of offers is nearest. */
async function productsNear(client: Client, offers: number): Promise<{ id: number; offers: number }[]> {
  const { rows } = await client.query<{ id: number; offers: number }>(
    `select p.id::integer as id, count(*)::integer as offers from product p
       join sellable_listing((now() at time zone 'Europe/Istanbul')::date) l on l.product_id = p.id
     where p.permission = 'sellable' group by p.id order by abs(count(*) - $1), p.id limit 1000`,
    [offers],
  );
  return rows;
}
