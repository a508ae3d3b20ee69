import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenerOn } from './listener.ts';

/** Milliseconds of one tick of `/proc`: Linux counts CPU time in hundredths of a second for everybody to see. */
const msATick = 10;

interface Used {
  readonly parent: number;
  readonly ms: number;
}

/** What a process has used, with its parent; null for one that is gone. */
function usedBy(pid: number): Used | null {
  try {
    // The name of a command may hold spaces and brackets: the numbers begin behind the last of them.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ms: msATick * fields.slice(11, 13).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return null;
  }
}

/** CPU time in milliseconds, user and system, of one process so far. */
const processMs = (pid: number): number => usedBy(pid)?.ms ?? 0;

/** The same of a process together with its direct children, such as PostgreSQL with its backends. */
function familyMs(pid: number): number {
  const others = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (usedBy(Number(name)) ?? []) : [],
  );
  return others.reduce((sum, { parent, ms }) => sum + (parent === pid ? ms : 0), processMs(pid));
}

/** The PostgreSQL of a data folder. */
const postgresPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Milliseconds of CPU used so far; the difference of two readings is what lay between them. */
export type CpuMeter = () => number;

/** What the API on `port` and the PostgreSQL of `dataDir` use, with further processes of ours. */
export function meterOf(
  { port, dataDir }: { readonly port: number; readonly dataDir: string },
  others: readonly number[] = [],
): CpuMeter {
  const api = listenerOn(port);
  const pids = api === null ? others : [api, ...others];
  const postgres = postgresPid(dataDir);
  return () => pids.reduce((sum, pid) => sum + processMs(pid), familyMs(postgres));
}
