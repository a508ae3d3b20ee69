import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** The process that listens on a port of this machine; null where that cannot be told. */
export function listenerOn(port: number): number | null {
  try {
    const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
    const listens = ['tcp', 'tcp6']
      .flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'))
      .find((line) => line.includes(wanted) && line.includes(' 0A '));
    const inode = listens?.trim().split(/\s+/)[9];
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && ownsSocket(name, inode));
    return pid === undefined ? null : Number(pid);
  } catch {
    // Not a Linux machine.
    return null;
  }
}

function ownsSocket(pid: string, inode: string | undefined): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
    );
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return false;
  }
}

/** Resident memory of the process that listens on a port of this machine, in MB; null where that cannot be told. */
export function memoryOf(port: number): number | null {
  const pid = listenerOn(port);
  if (pid === null) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
