import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder in memory on Linux. */
const memory = '/dev/shm';
/**
 * The most bytes that the databases, browser profiles and data folders of a whole run need, with a reserve.
 */
const enough = 4 * 1024 ** 3;

/**
 * Puts the temporary files of all processes started from here on into memory, if the machine has enough: a database
 * cloned for each test file is a thousand small files, which on a disk cost more than its tests. The tests stay equally
 * strict: PostgreSQL keeps its durability settings, and a killed process loses no more than on a disk.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || !isFit()) return;
  const folder = mkdtempSync(join(memory, 'havan-test-'));
  // As root, PostgreSQL runs under another account, which needs access here.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Large enough and mounted with exec, which some tests need. */
function isFit(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  const isClosed = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
  return bavail * bsize >= enough && !isClosed;
}
