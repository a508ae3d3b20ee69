import { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { drawQuestions } from '../market/questions.ts';
import { rowsBench } from './rows.ts';
import { get } from './samples.ts';

/** `pnpm bench catalogue`: lists with their facets, the detail of a product, the home; of a thousand users. */
export const catalogueBench = (): Promise<boolean> =>
  rowsBench(async ({ port, client, tokens }) => {
    const questions = await drawQuestions(client);
    const few = await questions.details(20);
    const many = await questions.details(200);
    const of = (name: string, requests: typeof questions.list) => ({ name, port, tokens, requests });
    return [
      // The same number of cards as measured for the other shops.
      { target: of('category page with facets', questions.list), budget: { rate: 400, p99: 30 } },
      { target: of('the same with filters and page sizes', questions.filteredList), budget: {} },
      { target: of(`listing detail, about ${few.offers} offers`, few.detail), budget: { rate: 2000 } },
      { target: of(`listing detail, about ${many.offers} offers`, many.detail), budget: { rate: 600 } },
      { target: of('home', () => get(getHomePageListingSections, { lastVisited: '0' })), budget: {} },
      { target: of('basic infos', () => get(getUserBasicInfos, {})), budget: {} },
    ];
  });
