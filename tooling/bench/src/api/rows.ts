import { Client } from 'pg';
import { meterOf } from '../cpu.ts';
import { type Limit, printLimits } from '../limits.ts';
import { memoryOf } from '../listener.ts';
import { changePrices } from '../market/price-writer.ts';
import { countWrongLists } from '../market/totals.ts';
import { visitorTokens } from '../market/visitors.ts';
import { openMarket, type OpenMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';
import { besideBare } from './beside-bare.ts';
import { type Load, load, type Target } from './load.ts';
import { type Signed, signedNoop, signedPharmacy } from './samples.ts';
import { databaseUrlOf, selectOne } from './select-one.ts';

/** The limits of a row; without a limit a figure is only shown. */
export interface Budget {
  /** Answers a second at sixteen connections. */
  readonly rate?: number;
  /** Milliseconds at one connection. */
  readonly p50?: number;
  readonly p99?: number;
}

export interface Row {
  readonly target: Target;
  readonly budget: Budget;
}

/** The lowest throughput of a signed-in no-op call, in percent of a bare server. */
const signedShare = 35;
const seconds = 4;
const busy = 16;

/** Lists that are compared with SQL before and after. */
const compared = 50;

/** A market with one signed-in pharmacy and a thousand others. */
export interface MeasuredMarket extends OpenMarket {
  readonly signed: Signed;
  readonly client: Client;
  readonly tokens: readonly string[];
}

/** The market of another bench than those of `DATA_DIR`, and what else it measures. */
interface MarketBench {
  readonly open?: () => Promise<OpenMarket>;
  readonly memoryMb?: number;
  readonly limits?: (market: OpenMarket) => Promise<readonly Limit[]>;
}

/**
 * Measures rows at one and at sixteen connections against the market of `DATA_DIR` while prices change, beside a no-op
 * route and `SELECT 1` of the same run. False when a budget is missed, a request failed or a list is not what SQL counts.
 */
export async function rowsBench(
  rowsOf: (market: MeasuredMarket) => Promise<readonly Row[]>,
  { open = openMarket, memoryMb = 350, limits = async () => [] }: MarketBench = {},
): Promise<boolean> {
  const market = await open();
  const client = new Client({ connectionString: databaseUrlOf(market.dataDir) });
  await client.connect();
  const writer = changePrices(client);
  try {
    const signed = await signedPharmacy(market.port);
    const rows = await rowsOf({ ...market, signed, client, tokens: await visitorTokens(client) });
    let wrong = await countWrongLists(client, signed, compared);
    const noop: Target = { name: 'no-op', port: market.port, requests: [{ path: '/health/live' }] };
    const cpu = meterOf(market);
    const noops = [noop, signedNoop(signed)];
    const { bare, loads, shares } = await besideBare(noops, cpu);
    const [plain = bare, signedIn = bare] = loads;
    const [plainShare = 0, share = 0] = shares;
    const one = await selectOne(market.dataDir, busy, seconds);
    const table = [
      cells('bare HTTP server', bare, bare, one),
      cells('SELECT 1, prepared', one, bare, one),
      cells('no-op route of the API', plain, bare, one).with(3, percent(plainShare)),
      cells(`no-op, signed in (must ${signedShare} % of bare)`, signedIn, bare, one).with(3, percent(share)),
    ];
    let holds = share * 100 >= signedShare && plain.refused + signedIn.refused === 0;
    for (const { target, budget } of rows) {
      const alone = await load(target, 1, seconds);
      const together = await load(target, busy, seconds, { cpu });
      holds &&= keeps(budget, alone, together);
      table.push(cells(target.name, together, bare, one, alone, budget));
    }
    printTable(
      [
        '',
        `req/s c=${busy}`,
        'must',
        'of bare',
        'of SELECT 1',
        'p50 c=1',
        'must',
        'p99 c=1',
        'must',
        'p99 c=16',
        'CPU each',
        'refused',
      ],
      table,
    );
    wrong += await countWrongLists(client, signed, compared);
    if (wrong > 0) console.log(`${wrong} lists were not what SQL counts.`);
    const is = memoryOf(market.port);
    const memory: Limit = { name: 'memory of the API after this', is, must: memoryMb, unit: 'MB' };
    return printLimits([...(await limits(market)), memory]) && holds && wrong === 0;
  } finally {
    await writer.stop();
    await client.end();
    await market.stop();
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function keeps({ rate, p50, p99 }: Budget, alone: Load, together: Load): boolean {
  if (alone.refused + together.refused > 0) return false;
  return (
    (rate === undefined || together.rate >= rate) &&
    (p50 === undefined || alone.p50 <= p50) &&
    (p99 === undefined || alone.p99 <= p99)
  );
}

function cells(
  name: string,
  metrics: Load,
  bare: Load,
  one: Load,
  alone?: Load,
  must: Budget = {},
): string[] {
  const share = (of: Load) => percent(metrics.rate / of.rate);
  const ms = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(1)} ms`);
  const refused = metrics.refused + (alone?.refused ?? 0);
  return [
    name,
    whole(metrics.rate),
    must.rate === undefined ? '' : whole(must.rate),
    share(bare),
    share(one),
    ms(alone?.p50),
    ms(must.p50),
    ms(alone?.p99),
    ms(must.p99),
    ms(metrics.p99),
    metrics.cpu === undefined ? '' : `${metrics.cpu.toFixed(3)} ms`,
    refused > 0 ? whole(refused) : '',
  ];
}
