import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Returns the process that listens on a local port; null when it cannot be determined. */
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
    // Not Linux.
    return null;
  }
}

function ownsSocket(pid: string, inode: string | undefined): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
    );
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

/** Returns the resident memory in MB of the process that listens on a local port; null when it cannot be determined. */
export function memoryOf(port: number): number | null {
  const pid = listenerOn(port);
  if (pid === null) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
