import { readFileSync } from 'node:fs';

interface Ancestor {
  readonly pid: number;
  readonly parent: number;
}

/** How many ancestors are searched for a package manager: node, sh, pnpm, sh, npx and a shell. */
const furthest = 8;

/**
 * Returns the processes between this one and the topmost package manager that runs it (`npx` → `sh` → `pnpm` → `sh` →
 * this one), each with its parent. Only this process on a system without `/proc`.
 */
export function packageManagers(): readonly Ancestor[] {
  const chain: Ancestor[] = [{ pid: process.pid, parent: process.ppid }];
  let known = 1;
  for (let pid = process.ppid; pid > 1 && chain.length < furthest; ) {
    if (/\bp?npm\b|\bnpx\b/.test(commandOf(pid))) known = chain.length;
    const parent = parentOf(pid);
    chain.push({ pid, parent });
    pid = parent;
  }
  return chain.slice(0, known);
}

/** Returns whether each still has its original parent: the children of a dead process get another one. */
export function areIntact(chain: readonly Ancestor[]): boolean {
  return chain.every(({ pid, parent }) => (pid === process.pid ? process.ppid : parentOf(pid)) === parent);
}

function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
