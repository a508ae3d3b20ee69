import {
  getCategories,
  getHomePageListingSections,
  getProductDetail,
  getProductListings,
} from '@havan/contract/catalogue/catalogue';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { send } from '@havan/run/market/wire';
import { rowsBench } from './rows.ts';
import { get, signedPharmacy, signedTarget, someProducts } from './samples.ts';

const filters: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { longExpiry: 'true' },
  { highScore: 'true', sort: '4' },
  { freeShipping: 'true', sort: '3' },
];

/** `pnpm bench catalogue`: lists with their facets, the detail of a product, the home. */
export const catalogueBench = (): Promise<boolean> =>
  rowsBench(async ({ port }) => {
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
    const counted = cards.toSorted((a, b) => b.productListingCount - a.productListingCount);
    const detail = ({ productId }: { readonly productId: number }) =>
      get(getProductDetail, { productId: String(productId) });
    const near = (offers: number) =>
      counted
        .toSorted(
          (a, b) => Math.abs(a.productListingCount - offers) - Math.abs(b.productListingCount - offers),
        )
        .slice(0, 40);
    const named = (offers: number) =>
      `listing detail, about ${offers} offers (${near(offers)[0]?.productListingCount ?? 0})`;
    return [
      {
        target: signedTarget(
          signed,
          'category page with facets',
          // The same number as measured for the other shops.
          ids.map((id) => get(getProductListings, { categoryId: String(id), pageSize: '24' })),
        ),
        budget: { rate: 400, p99: 30 },
      },
      {
        target: signedTarget(
          signed,
          'the same with filters and a cursor size',
          ids.flatMap((id, at) =>
            filters.map((filter) =>
              get(getProductListings, {
                categoryId: String(id),
                pageSize: String(20 + (at % 40)),
                ...filter,
              }),
            ),
          ),
        ),
        budget: {},
      },
      { target: signedTarget(signed, named(20), near(20).map(detail)), budget: { rate: 2000 } },
      { target: signedTarget(signed, named(200), near(200).map(detail)), budget: { rate: 600 } },
      {
        target: signedTarget(signed, 'home', [get(getHomePageListingSections, { lastVisited: '0' })]),
        budget: {},
      },
      { target: signedTarget(signed, 'basic infos', [get(getUserBasicInfos, {})]), budget: {} },
    ];
  });
