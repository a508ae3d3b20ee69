import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';
/** What the databases, browser profiles and data folders of a whole run need at most, in bytes, with room to spare. */
const enough = 4 * 1024 ** 3;

/**
 * Lets everything that is begun from here on keep its temporary files in memory, where the machine has enough of it: a
 * database that is cloned for each test file is a thousand small files, and on a disk they cost more than its tests.
 * Nothing less is tested: PostgreSQL is as durable as it was set, and a killed process loses no more than on a disk.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || !isFit()) return;
  const folder = mkdtempSync(join(memory, 'havan-test-'));
  // As root, PostgreSQL runs as somebody else, who walks through here.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Large enough, and programs may be started in it, as some tests do. */
function isFit(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  const isClosed = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
  return bavail * bsize >= enough && !isClosed;
}
