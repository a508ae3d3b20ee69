import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** Returns a command of the root's dependencies, such as `turbo`. */
export function binary(name: string): string {
  return join(root, 'node_modules/.bin', name);
}
