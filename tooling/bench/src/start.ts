import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@havan/run/product/preflight';
import { printTable } from './table.ts';

const start = join(import.meta.dirname, '../../run/bin/start.mjs');
const budget = 6;

/** `pnpm bench start`: from the command to the printed addresses, on an empty data folder and again on a filled one. */
export async function startBench(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'havan-bench-'));
  try {
    const cold = await startOnce(dataDir);
    const warm = await startOnce(dataDir);
    printTable(
      ['start', 'seconds', 'budget'],
      [
        ['empty data folder, apps built', cold.toFixed(2), ''],
        ['again', warm.toFixed(2), String(budget)],
      ],
    );
    return warm <= budget;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
  };
  const started = performance.now();
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const running = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('Havan is running')) resolve((performance.now() - started) / 1000);
    });
    void gone.then(() => reject(new Error('The product did not start: what it wrote above tells why.')));
  });
  const seconds = await running;
  child.kill('SIGTERM');
  await gone;
  return seconds;
}
