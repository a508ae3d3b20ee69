import { meterOf } from '../cpu.ts';
import { printLimits } from '../limits.ts';
import { memoryOf } from '../listener.ts';
import { openMarket, type OpenMarket } from '../open-market.ts';
import { printTable, whole } from '../table.ts';
import { besideBare } from './beside-bare.ts';
import { type Load, load, type Target } from './load.ts';
import { signedNoop, signedPharmacy } from './samples.ts';
import { selectOne } from './select-one.ts';

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

/**
 * Measures rows at one and at sixteen connections against the market of `DATA_DIR`, beside a no-op route and
 * `SELECT 1` of the same run. False when a budget is missed or a request failed.
 */
export async function rowsBench(rowsOf: (market: OpenMarket) => Promise<readonly Row[]>): Promise<boolean> {
  const market = await openMarket();
  try {
    const rows = await rowsOf(market);
    const noop: Target = { name: 'no-op', port: market.port, requests: [{ path: '/health/live' }] };
    const cpu = meterOf(market);
    const noops = [noop, signedNoop(await signedPharmacy(market.port))];
    const { bare, loads, shares } = await besideBare(noops, cpu);
    const [plain = bare, signed = bare] = loads;
    const [plainShare = 0, share = 0] = shares;
    const one = await selectOne(market.dataDir, busy, seconds);
    const table = [
      cells('bare HTTP server', bare, bare, one),
      cells('SELECT 1, prepared', one, bare, one),
      cells('no-op route of the API', plain, bare, one).with(3, percent(plainShare)),
      cells(`no-op, signed in (must ${signedShare} % of bare)`, signed, bare, one).with(3, percent(share)),
    ];
    let holds = share * 100 >= signedShare && plain.refused + signed.refused === 0;
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
    const is = memoryOf(market.port);
    return printLimits([{ name: 'memory of the API after this', is, must: 350, unit: 'MB' }]) && holds;
  } finally {
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
