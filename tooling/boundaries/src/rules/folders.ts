import { posix } from 'node:path';
import type { Problem, SourceFile } from '../source-file.ts';

const largest = 15;

/** Finds folders with too many source files for a reader. Tests, stories and migrations do not count. */
export function folderProblems(files: readonly SourceFile[]): Problem[] {
  return [...folderSizes(files)]
    .filter(([, size]) => size > largest)
    .map(([path, size]) => ({
      path,
      line: 1,
      sentence: `${size} source files; more than ${largest} ask for folders by sub-topic`,
      metric: 'largeFolders',
      size,
    }));
}

/** Counts the source files directly in each folder. */
function folderSizes(files: readonly SourceFile[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { path, kind } of files) {
    if (kind === 'test' || kind === 'story' || /\.d\.ts$|\/(?:migrations|journeys|tests)\//.test(path))
      continue;
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}
