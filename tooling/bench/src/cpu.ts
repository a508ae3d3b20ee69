import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ').map(Number);
    const [, parent = 0] = fields;
    return { parent, ms: msATick * fields.slice(11, 13).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return null;
  }
}

/** CPU time in milliseconds, user and system, of one process so far. */
export const processMs = (pid: number): number => usedBy(pid)?.ms ?? 0;

/** The same of a process together with its direct children, such as PostgreSQL with its backends. */
export function familyMs(pid: number): number {
  const others = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usedBy(Number(name)) ?? []) : []));
  return others.reduce((sum, { parent, ms }) => sum + (parent === pid ? ms : 0), processMs(pid));
}

/** The PostgreSQL of a data folder. */
export const postgresPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
