import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns the first of these files that exists; undefined where the program is not installed. */
export const programOf = (...files: readonly string[]): string | undefined => files.find(existsSync);

/** Returns a sentence about the missing packages of Debian; null where all programs are installed. */
export function missing(programs: Readonly<Record<string, string | undefined>>): string | null {
  const absent = Object.entries(programs).flatMap(([name, file]) => (file === undefined ? [name] : []));
  return absent.length === 0 ? null : `not installed (Debian): ${absent.join(', ')}.`;
}

interface RunningProgram {
  /** Sends SIGTERM and waits until the program has ended. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): void;
}

/** Starts a program that runs until it is stopped, as the user `as` if given. Its output is not shown. */
export function startProgram(
  file: string,
  args: readonly string[],
  as: { readonly uid?: number | undefined; readonly gid?: number | undefined } = {},
): RunningProgram {
  const child = spawn(file, [...args], { stdio: 'ignore', ...as });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Waits until `isThere` returns true. @throws Error after `seconds` */
export async function until(isThere: () => Promise<boolean>, what: string, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await isThere().catch(() => false)) return;
    await wait(100);
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

/** Returns whether a server listens on a port of this machine. */
export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
