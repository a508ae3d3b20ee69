import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { resolveRelative } from './shape.ts';

/**
 * One problem for each knot of files that import each other at run time: a part may name the type of the whole it
 * belongs to. Ranks keep cycles from crossing packages, types or not.
 */
export function fileCycleProblems(files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
        .map(({ specifier }) => resolveRelative(file, specifier))
        .filter((path) => byPath.has(path)),
    ]),
  );
  return findCycles(edges).flatMap((cycle) => {
    const first = byPath.get(cycle[0] ?? '');
    return first ? [problemAt(first, 0, `a cycle: ${[...cycle, first.path].join(' → ')}`)] : [];
  });
}

/** Cycles of a directed graph, one for each back edge that a depth-first walk meets. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const walk = (node: string): void => {
    if (done.has(node)) return;
    const at = path.indexOf(node);
    if (at >= 0) {
      cycles.push(path.slice(at));
      return;
    }
    path.push(node);
    for (const next of edges.get(node) ?? []) walk(next);
    path.pop();
    done.add(node);
  };
  for (const node of edges.keys()) walk(node);
  return cycles;
}
