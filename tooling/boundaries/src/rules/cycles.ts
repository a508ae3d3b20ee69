import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { resolveRelative } from './shape.ts';

/**
 * Returns one problem for each strongly connected set of files, type imports included: a type that two files need
 * belongs in a file of its own. Ranks keep cycles from crossing packages.
 */
export function fileCycleProblems(files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolveRelative(file, specifier))
        .filter((path) => byPath.has(path)),
    ]),
  );
  return findCycles(edges).flatMap((cycle) => {
    const first = byPath.get(cycle[0] ?? '');
    return first ? [problemAt(first, 0, `a cycle: ${[...cycle, first.path].join(' → ')}`, 'cycles')] : [];
  });
}

/**
 * Returns one cycle for each strongly connected component of a directed graph: a shortest one through its first node.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  return knotsOf(edges).flatMap((knot) => {
    const cycle = shortestCycle(edges, knot);
    return cycle ? [cycle] : [];
  });
}

/** Tarjan's strongly connected components, sorted inside. */
function knotsOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    let low = index;
    order.set(node, index);
    open.push(node);
    isOpen.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const knot = open.splice(open.indexOf(node));
      for (const member of knot) isOpen.delete(member);
      knots.push(knot.toSorted());
    }
    return low;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return knots;
}

function shortestCycle(
  edges: ReadonlyMap<string, readonly string[]>,
  knot: readonly string[],
): string[] | undefined {
  const [first] = knot;
  if (first === undefined) return undefined;
  const inside = new Set(knot);
  const paths: string[][] = [[first]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of edges.get(path.at(-1) ?? '') ?? []) {
      if (next === first) return path;
      if (!inside.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}
