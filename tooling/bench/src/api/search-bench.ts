import { searchByKeyword } from '@havan/contract/catalogue/search';
import { drawQuestions } from '../market/questions.ts';
import { rowsBench } from './rows.ts';
import { get } from './samples.ts';

const frequent = ['tablet', 'krem', 'vitamin', 'kapsül'];

/** `pnpm bench search`: searches for names of the whole market as people type them, and for two extremes. */
export const searchBench = (): Promise<boolean> =>
  rowsBench(async ({ port, client, tokens }) => {
    const { search, barcode } = await drawQuestions(client);
    return [
      {
        target: { name: 'search, a third with an error', port, tokens, requests: search },
        budget: { p50: 3, p99: 15, rate: 800 },
      },
      {
        target: {
          name: 'search, one frequent word',
          port,
          tokens,
          requests: frequent.map((keyword) => get(searchByKeyword, { keyword })),
        },
        budget: {},
      },
      { target: { name: 'search, a barcode', port, tokens, requests: barcode }, budget: {} },
    ];
  });
