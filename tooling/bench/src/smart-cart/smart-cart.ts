import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { smartCartBuyersBench } from './buyers.ts';
import { folderBench } from './folder.ts';
import { hardBench, publicLikeBench } from './hard.ts';
import { speedBench } from './speed.ts';

/**
 * `pnpm bench smartcart DIR`, `… --hard COUNT` (markets of every hard shape), `… --public-like COUNT`, `… --speed COUNT` or
 * `… --buyers COUNT`.
 */
export async function smartCartBench([what, count]: readonly string[]): Promise<boolean> {
  if (what === '--buyers') return smartCartBuyersBench(Number(count ?? 10));
  if (what === '--hard') return hardBench(Number(count ?? 3));
  if (what === '--public-like') return publicLikeBench(Number(count ?? 3));
  if (what === '--speed') return speedBench(Number(count ?? 40));
  // pnpm runs a script in the root of the repository; a relative folder refers to where the command was called.
  const from = ['.', process.env['INIT_CWD'] ?? '.'];
  const folder = what && from.map((start) => resolve(start, what)).find((path) => existsSync(path));
  if (folder) return folderBench(folder);
  console.error('Name a folder of instances: pnpm bench smartcart DIR');
  return false;
}
