import { randomInt } from 'node:crypto';
import { mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Refusal } from '../refusal.ts';
import type { LaunchSettings } from './settings.ts';

/** A fresh market with its indexes, pictures and WAL takes about half of this. */
const neededBytes = 300 * 1024 * 1024;

/** Checks ports and disk space before anything is started. @throws Refusal with what to do. */
export async function preflight(settings: LaunchSettings): Promise<void> {
  await ensurePortFree('PORT', settings.port);
  await ensurePortFree('BANK_PORT', settings.bankPort);
  ensureFolder(settings.dataDir);
  ensureSpace(settings.dataDir);
}

/** @throws Refusal when `port` is taken or may not be opened by this user. */
export async function ensurePortFree(name: string, port: number): Promise<void> {
  const code = await listenError(port);
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken by another program: stop it, or choose another with ${name}=${port + 1}.`,
    );
  }
  if (code) throw new Refusal(`Port ${port} cannot be opened (${code}): choose another with ${name}=….`);
}

/** Below the ports that the system gives to outgoing connections (Linux: from 32768), which could take one meanwhile. */
const quietPorts = { from: 20_000, to: 32_000 };

/** Returns a free port that no outgoing connection can be given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(quietPorts.from, quietPorts.to);
    if ((await listenError(port)) === undefined) return port;
  }
}

function ensureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be made (${codeOf(error)}): set DATA_DIR to one you may write.`,
    );
  }
}

/** @throws Refusal when the disk of `folder` has less than `bytes` left. */
export function ensureSpace(folder: string, bytes = neededBytes): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const megabytes = (value: number) => Math.floor(value / 1024 / 1024);
  throw new Refusal(
    `Only ${megabytes(free)} MB are free on the disk of ${folder} and ${megabytes(bytes)} MB are needed: make room, or set DATA_DIR to another disk.`,
  );
}

function listenError(port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
