import { posix } from 'node:path';
import { kindOf, type Problem, type SourceFile } from '../source-file.ts';

const largest = 15;

/** Files that do not count for the size of a folder: declarations, and lists that only grow. */
const outside = /\.d\.ts$|\/(?:migrations|journeys|tests)\//;

/** Finds folders with too many source files for a reader. Tests, stories and migrations do not count. */
export function folderProblems(files: readonly SourceFile[]): Problem[] {
  return [...folderSizes(files.map(({ path }) => path))]
    .filter(([, size]) => size > largest)
    .map(([path, size]) => ({
      path,
      line: 1,
      sentence: `${size} source files; more than ${largest} ask for folders by sub-topic`,
      metric: 'largeFolders',
      size,
    }));
}

/** Returns the folder with the most source files, and their number; undefined without a source file. */
export function largestFolder(paths: Iterable<string>): readonly [path: string, size: number] | undefined {
  return [...folderSizes(paths)].toSorted(([, one], [, other]) => other - one)[0];
}

/** Counts the source files directly in each folder. */
function folderSizes(paths: Iterable<string>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const kind = kindOf(path);
    if (kind === 'test' || kind === 'story' || !/\.tsx?$/.test(path) || outside.test(path)) continue;
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}
