import type { Load } from './load.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';

/** Returns the port of a running product's PostgreSQL. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://havan:${password}@127.0.0.1:${port}/havan`;
}

/** `SELECT 1`, prepared, on the PostgreSQL of a running product: the minimal cost of one query here. */
export async function selectOne(dataDir: string, connections: number, seconds: number): Promise<Load> {
  const pool = new Pool({ connectionString: databaseUrlOf(dataDir), max: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const worker = async () => {
    const client = await pool.connect();
    while (performance.now() < until) {
      const started = performance.now();
      await client.query({ name: 'one', text: 'select 1' });
      times.push(performance.now() - started);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), refused: 0 };
}
