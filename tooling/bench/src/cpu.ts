import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listenerOn } from './listener.ts';

/** Milliseconds of one tick of `/proc`: Linux reports CPU time in hundredths of a second. */
const msATick = 10;

interface Used {
  readonly parent: number;
  readonly ms: number;
  /** Of its children that have ended. */
  readonly endedMs: number;
}

/** Returns the CPU time and parent of a process; null for one that has ended. */
function usedBy(pid: number): Used | null {
  try {
    // The name of a command may contain spaces and brackets, so the numbers begin after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, ms: msATick * (user + system), endedMs: msATick * (endedUser + endedSystem) };
  } catch {
    return null;
  }
}

/** Returns the CPU time (user and system) of one process in milliseconds. */
const processMs = (pid: number): number => usedBy(pid)?.ms ?? 0;

/**
 * Returns the CPU time of a process with its direct children, such as PostgreSQL with its backends, in milliseconds.
 * Backends that have ended count too, so that two readings never differ by less than nothing.
 */
function familyMs(pid: number): number {
  const own = usedBy(pid) ?? { ms: 0, endedMs: 0 };
  const others = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (usedBy(Number(name)) ?? []) : [],
  );
  return others.reduce((sum, { parent, ms }) => sum + (parent === pid ? ms : 0), own.ms + own.endedMs);
}

/** Returns the PostgreSQL process of a data folder. */
const postgresPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Returns the milliseconds of CPU used so far; subtract two readings for an interval. */
export type CpuMeter = () => number;

/** Measures the API on `port`, the PostgreSQL of `dataDir` and further processes of ours. */
export function meterOf(
  { port, dataDir }: { readonly port: number; readonly dataDir: string },
  others: readonly number[] = [],
): CpuMeter {
  const api = listenerOn(port);
  const pids = api === null ? others : [api, ...others];
  const postgres = postgresPid(dataDir);
  return () => pids.reduce((sum, pid) => sum + processMs(pid), familyMs(postgres));
}

/** The CPU time per second, in milliseconds, below which processes count as idle; and the longest wait in seconds. */
const atRest = 150;
const longest = 180;

/**
 * Waits until the processes were idle for two seconds in a row. A filled market causes further work (the catalogue is
 * loaded again, the chances of new listings are computed) that would be counted in the first measurement.
 */
export async function untilAtRest(cpu: CpuMeter): Promise<void> {
  for (let quiet = 0, waited = 0; quiet < 2 && waited < longest; waited += 1) {
    const before = cpu();
    await pause(1000);
    quiet = cpu() - before < atRest ? quiet + 1 : 0;
  }
}
