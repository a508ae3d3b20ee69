import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPlan } from '@havan/smart-cart/check-plan';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import { loadSolvers, solveMeasured } from './solve-measured.ts';

interface Expected {
  readonly id: string;
  readonly status: 'optimal' | 'best' | 'infeasible';
  readonly optimum?: number;
  readonly lowerBound?: number;
  readonly best?: number;
  readonly short?: number;
}

type OutsideCheck = (
  instance: Instance,
  plan: Plan,
) => { readonly ok: boolean; readonly errors: readonly string[]; readonly total: number };

/** The largest distance from a known optimum, as a share of it. */
const WIDEST_GAP = 0.003;

/**
 * Solves every instance of a folder and prints the results. False on a wrong or infeasible plan, a false proof, a bound
 * above the optimum, or a known optimum missed by more than 0.3 %.
 */
export async function folderBench(folder: string): Promise<boolean> {
  const solvers = await loadSolvers();
  const expected = readExpected(folder);
  const outside = await readOutsideCheck(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'expected.json');
  if (files.length === 0) {
    console.error('The folder holds no instance.');
    return false;
  }
  console.log('Two threads: "cpu ms" is the first with its waits for the second, "partner" the second.');
  console.log(
    row(
      'instance',
      'size',
      'status',
      'total',
      'short',
      'gap %',
      'first',
      'cpu ms',
      'partner',
      'ms',
      'MB',
      'verdict',
    ),
  );
  let holds = true;
  for (const file of files.sort()) {
    const instance = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Instance;
    const { answer, first, milliseconds, cpu, partnerCpu } = solveMeasured(instance, solvers);
    const faults = faultsOf(instance, answer, expected.get(instance.id), outside);
    holds &&= faults.length === 0;
    console.log(
      row(
        instance.id,
        `${instance.demand.length}×${instance.sellers.length}×${instance.listings.length}`,
        answer.status,
        answer.report?.total ?? '–',
        answer.report?.short ?? '–',
        answer.gap === null ? '–' : (answer.gap * 100).toFixed(3),
        first === null ? '–' : Math.round(first),
        Math.round(cpu),
        Math.round(partnerCpu),
        Math.round(milliseconds),
        Math.round(process.memoryUsage().rss / 2 ** 20),
        faults.length === 0 ? 'ok' : faults.join('; '),
      ),
    );
  }
  return holds;
}

function faultsOf(
  instance: Instance,
  { status, plan, report, bound }: Progress,
  expected: Expected | undefined,
  outside: OutsideCheck | null,
): string[] {
  const faults: string[] = [];
  if (plan && report) {
    faults.push(...checkPlan(instance, plan).violations.map(({ kind, subject }) => `${kind} ${subject}`));
    const second = outside?.(instance, plan);
    if (second && (!second.ok || second.total !== report.total)) faults.push('the outside checker disagrees');
  }
  if (!expected) return faults;
  if ((expected.status === 'infeasible') !== (status === 'infeasible'))
    faults.push(`expected ${expected.status}`);
  const { optimum } = expected;
  if (expected.status === 'best') return [...faults, ...faultsBetween(expected, { status, report, bound })];
  if (optimum === undefined || expected.status === 'infeasible') return faults;
  if (!report) return [...faults, 'no plan'];
  if (report.short !== (expected.short ?? 0)) faults.push(`short ${report.short}, not ${expected.short}`);
  else if (report.total < optimum) faults.push('cheaper than the optimum');
  else if (report.total > optimum * (1 + WIDEST_GAP)) faults.push('further than 0.3 % from the optimum');
  if (bound > optimum) faults.push('bound above the optimum');
  if (status === 'proven' && report.total !== optimum) faults.push('proven but not optimal');
  if (status !== 'proven' && instance.demand.length <= 30) faults.push('not proven');
  return faults;
}

/** For an unproven case only bounds are known: the optimum is between `lowerBound` and `best`. */
function faultsBetween(
  { lowerBound = 0, best = Number.POSITIVE_INFINITY, short = 0 }: Expected,
  { status, report, bound }: Pick<Progress, 'status' | 'report' | 'bound'>,
): string[] {
  if (report?.short !== short) return [];
  const faults: string[] = [];
  if (report.total < lowerBound) faults.push('cheaper than any plan can be');
  if (bound > best) faults.push('bound above a known plan');
  if (status === 'proven' && report.total > best) faults.push('proven but not optimal');
  return faults;
}

function readExpected(folder: string): Map<string, Expected> {
  const file = join(folder, 'expected.json');
  if (!existsSync(file)) return new Map();
  const { instances } = JSON.parse(readFileSync(file, 'utf8')) as { instances: readonly Expected[] };
  return new Map(instances.map((entry) => [entry.id, entry]));
}

/** Returns the checker beside the instances, if present: it shares no code with ours. */
async function readOutsideCheck(folder: string): Promise<OutsideCheck | null> {
  const file = resolve(folder, 'check.mjs');
  if (!existsSync(file)) return null;
  // The module has no types; its answer is read as a record and compared field by field.
  const module = (await import(pathToFileURL(file).href)) as { check?: OutsideCheck };
  return module.check ?? null;
}

const widths = [16, 14, 11, 12, 6, 8, 9, 7, 8, 8, 6];
const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(' ');
