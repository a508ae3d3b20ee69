import { launchThrowaway } from '@havan/run/product/throwaway';
import { meterOf } from '../cpu.ts';
import { printLimits } from '../limits.ts';
import { memoryOf } from '../listener.ts';
import { printTable, whole } from '../table.ts';
import { besideBare } from './beside-bare.ts';
import { type Load, load } from './load.ts';
import { selectOne } from './select-one.ts';
import { startAlone } from './start-alone.ts';
import { apiTargets } from './targets.ts';

const seconds = 4;
const busy = 16;

/**
 * `pnpm bench api`: measures every row at one and at sixteen connections, compared with a bare HTTP server and `SELECT
 * 1` in the same run, then the start time and memory of the API. False when a limit is missed or a request failed.
 */
export async function apiBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  try {
    const cpu = meterOf(product.settings);
    const { bare } = await besideBare([]);
    const one = await selectOne(product.settings.dataDir, busy, seconds);
    const rows = [row('bare HTTP server', bare, bare, one), row('SELECT 1', one, bare, one, one)];
    let refused = 0;
    for (const target of await apiTargets(product.settings.port)) {
      const alone = await load(target, 1, seconds);
      const together = await load(target, busy, seconds, { cpu });
      refused += alone.refused + together.refused;
      rows.push(row(target.name, together, bare, one, alone));
    }
    const head = [
      '',
      `req/s c=${busy}`,
      'of bare',
      'of SELECT 1',
      'p50 c=1',
      'p99 c=1',
      'p99 c=16',
      'CPU each',
      'refused',
    ];
    printTable(head, rows);
    const memory = memoryOf(product.settings.port);
    const matchesSchema = printLimits([
      { name: 'API alone, start to first 200', is: await startAlone(product.settings), must: 1, unit: 's' },
      { name: 'memory of the API after this, demo market', is: memory, must: 210, unit: 'MB' },
    ]);
    return matchesSchema && refused === 0;
  } finally {
    await product.stop();
  }
}

function row(name: string, metrics: Load, bare: Load, one: Load, alone?: Load): string[] {
  const share = (of: Load) => `${((100 * metrics.rate) / of.rate).toFixed(0)} %`;
  const ms = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(1)} ms`);
  const refused = metrics.refused + (alone?.refused ?? 0);
  return [
    name,
    whole(metrics.rate),
    share(bare),
    share(one),
    ms(alone?.p50),
    ms(alone?.p99),
    ms(metrics.p99),
    metrics.cpu === undefined ? '' : `${metrics.cpu.toFixed(2)} ms`,
    refused > 0 ? whole(refused) : '',
  ];
}
