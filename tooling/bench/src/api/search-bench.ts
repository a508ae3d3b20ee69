import { getCategories } from '@havan/contract/catalogue/catalogue';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { send } from '@havan/run/market/wire';
import { drawsOf, mistype } from '../relevance/typing.ts';
import { rowsBench } from './rows.ts';
import { get, signedPharmacy, signedTarget, someProducts } from './samples.ts';

/** `pnpm bench search`: searches for names of the market as people type them, and for two extremes. */
export const searchBench = (): Promise<boolean> =>
  rowsBench(async ({ port }) => {
    const signed = await signedPharmacy(port);
    const categories = await send(port, getCategories, {});
    const cards = await someProducts(
      signed,
      categories.map(({ categoryId }) => categoryId),
    );
    const search = (keyword: string) => get(searchByKeyword, { keyword });
    const names = cards.map(({ productName }) => productName);
    return [
      {
        target: signedTarget(
          signed,
          'search, a third with an error',
          names.map((name, at) => search(keywordOf(name, at))),
        ),
        budget: { p50: 3, p99: 15, rate: 800 },
      },
      {
        target: signedTarget(
          signed,
          'search, one frequent word',
          ['tablet', 'krem', 'vitamin', 'kapsül'].map(search),
        ),
        budget: {},
      },
      {
        target: signedTarget(
          signed,
          'search, a barcode',
          cards.map(({ barcode }) => search(barcode)),
        ),
        budget: {},
      },
    ];
  });

/** Returns two or three words of a name; in every third one of them is mistyped. */
function keywordOf(name: string, at: number): string {
  const draw = drawsOf(name);
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  const some = words.slice(0, 2 + Math.floor(draw() * 2)).join(' ');
  return (at % 3 === 0 ? mistype(some, draw) : some).slice(0, 100).padEnd(3, 'a');
}
