import { parseArgs } from 'node:util';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import type { ResultOf } from '@havan/contract/call';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { searchMaxChars } from '@havan/domain/limits';
import { signInAs } from '@havan/run/market/session';
import { Refusal } from '@havan/run/refusal';
import { send, WireError } from '@havan/run/market/wire';
import { openMarket, openMarketWith } from '../open-market.ts';
import { printTable } from '../table.ts';
import { casesOf, type Wanted } from './cases.ts';
import { readCases, type RelevanceCase } from './relevance-case.ts';
import { readMedicines } from './medicines.ts';
import { rankIn } from './rank-in.ts';

/** The lowest share of cases that must be found within their rank. */
const least = 0.95;
const namesWithoutFile = 150;
const missesShown = 15;

const usage = `pnpm bench relevance [FILE] [--rx FILE] [--medicines FILE] [--names N] [--seed TEXT]

  FILE               rows { "query", "expect": [product id | barcode | part of a name], "within": N },
                     one a line or one array of them
  --rx FILE          asks a market of its own with these licensed medicines; without it, the product that
                     runs on PORT, else the market of DATA_DIR
  --medicines FILE   no rows: N names of such a list, typed in every way
  --seed TEXT        draws other names and other errors
  (no FILE at all)   the same with N products of the market itself`;

const options = {
  help: { type: 'boolean' },
  rx: { type: 'string' },
  medicines: { type: 'string' },
  names: { type: 'string', default: String(namesWithoutFile) },
  seed: { type: 'string', default: 'havan' },
} as const;

/**
 * Measures recall and mean reciprocal rank of the search. False below 95 % within the rank of each case, and when a
 * search failed.
 * @throws Refusal for an invalid file or option
 */
export async function relevanceBench(args: readonly string[]): Promise<boolean> {
  const { values, file } = read(args);
  if (values.help) {
    console.log(usage);
    return true;
  }
  const names = Number(values.names);
  if (!(names >= 1)) throw new Refusal(`--names is "${values.names}", but it must be a number from 1.`);
  const given = file ? await readCases(file) : null;
  const list = values.medicines ?? (given ? undefined : values.rx);
  const rows = list ? await readMedicines(list) : null;
  const market = await (values.rx ? openMarketWith(values.rx) : openMarket());
  try {
    const cases = given ?? casesOf(rows ?? (await productsOf(market.port)), names, values.seed);
    return report(cases, await outcomesOf(cases, market.port));
  } finally {
    await market.stop();
  }
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, file: positionals[0] };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** The result of a case: its rank from 1, 0 when missing; and the error when the search failed. */
interface Outcome {
  readonly rank: number;
  readonly refusal?: WireError;
}

async function outcomesOf(cases: readonly RelevanceCase[], port: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let { token } = await signInAs(port, 'eczane', 'buyer');
  for (const each of cases) {
    let outcome = await outcomeOf(each, port, token);
    // Many cases take longer than a session lasts.
    if (outcome.refusal?.statusCode === 401) {
      ({ token } = await signInAs(port, 'eczane', 'buyer'));
      outcome = await outcomeOf(each, port, token);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

async function outcomeOf(each: RelevanceCase, port: number, token: string): Promise<Outcome> {
  // The length limit of the search field.
  const keyword = Array.from(each.query).slice(0, searchMaxChars).join('');
  try {
    return { rank: rankIn(await send(port, searchByKeyword, { keyword }, token), each) };
  } catch (refusal) {
    if (refusal instanceof WireError) return { rank: 0, refusal };
    throw refusal;
  }
}

function report(cases: readonly RelevanceCase[], outcomes: readonly Outcome[]): boolean {
  const tried = cases.map((each, i): RelevanceCase & Outcome => ({
    ...each,
    ...(outcomes[i] ?? { rank: 0 }),
  }));
  const isHit = ({ rank, within }: (typeof tried)[number]) => rank > 0 && rank <= within;
  const row = (name: string, some: typeof tried) => [
    name,
    String(some.length),
    `${((100 * some.filter(isHit).length) / Math.max(1, some.length)).toFixed(1)} %`,
    (some.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, some.length)).toFixed(
      3,
    ),
  ];
  const kinds = [...Map.groupBy(tried, ({ kind }) => kind)];
  const misses = tried.filter((each) => !isHit(each));
  for (const { query, expect, rank, refusal } of misses.slice(0, missesShown)) {
    const came = refusal ? refusal.message : `place ${rank || '–'}`;
    console.log(`missed: ${JSON.stringify(query)} for ${expect.slice(0, 3).join(', ')} (${came})`);
  }
  if (misses.length > missesShown) console.log(`… and ${misses.length - missesShown} more`);
  printTable(
    ['queries', 'cases', 'recall', 'MRR'],
    [...(kinds.length > 1 ? kinds.map(([kind, some]) => row(kind, some)) : []), row('in all', tried)],
  );
  const isBroken = tried.some(({ refusal }) => refusal !== undefined && refusal.statusCode >= 500);
  return !isBroken && tried.length > 0 && 1 - misses.length / tried.length >= least;
}

/** Returns products of the market, by their ids. */
async function productsOf(port: number): Promise<Wanted[]> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  const rows: Wanted[] = [];
  for (let cursor: string | null = ''; cursor !== null && rows.length < 1000; ) {
    const request = { sort: '4', pageSize: '100', ...(cursor && { cursor }) };
    const page: ResultOf<typeof getProductListings> = await send(port, getProductListings, request, token);
    rows.push(...page.items.map(({ productId, productName }) => ({ id: productId, name: productName })));
    cursor = page.nextCursor;
  }
  return rows;
}
