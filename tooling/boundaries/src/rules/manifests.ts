import { configurationPackages, placeOf } from '../rank-table.ts';
import type { Problem } from '../source-file.ts';
import { findCycles } from './cycles.ts';
import { packageRefusal } from './ranks.ts';

export interface Manifest {
  readonly path: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** Subpaths of the package with the file behind each. */
  readonly exports: Readonly<Record<string, string>>;
}

/** Checks package.json files against the rank table: declared packages and libraries, and cycles between packages. */
export function manifestProblems(manifests: readonly Manifest[]): Problem[] {
  const problems = manifests.flatMap((manifest) => [
    ...oursProblems(manifest),
    ...manifest.dependencies
      .filter((library) => !library.startsWith('@havan/') && !mayDeclare(manifest.name, library))
      .map((library) => at(manifest, `${manifest.name} may not depend on ${library}`)),
  ]);
  const edges = new Map(manifests.map((manifest) => [manifest.name, ours(manifest)]));
  const cycles = findCycles(edges).map((cycle) => ({
    path: manifests.find(({ name }) => name === cycle[0])?.path ?? '',
    line: 1,
    sentence: `packages in a cycle: ${[...cycle, cycle[0]].join(' → ')}`,
  }));
  return [...problems, ...cycles];
}

function oursProblems(manifest: Manifest): Problem[] {
  return ours(manifest).flatMap((name) => {
    const configuring = configurationPackages.includes(name) && manifest.devDependencies.includes(name);
    const sentence =
      configuring || entryAllowed(manifest.name, name) ? undefined : packageRefusal(manifest.name, name);
    return sentence ? [at(manifest, sentence)] : [];
  });
}

/** A package with one permitted entry must be declared as a whole. */
function entryAllowed(from: string, name: string): boolean {
  return placeOf(from).mayUse?.some((allowed) => allowed.startsWith(`${name}/`)) ?? false;
}

function mayDeclare(name: string, library: string): boolean {
  const { libraries } = placeOf(name);
  return !libraries || libraries.includes(library);
}

function ours(manifest: Manifest): string[] {
  return [...manifest.dependencies, ...manifest.devDependencies].filter((name) => name.startsWith('@havan/'));
}

function at(manifest: Manifest, sentence: string): Problem {
  return { path: manifest.path, line: 1, sentence };
}
