import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { resolveRelative } from './shape.ts';
import type { Manifest } from './manifests.ts';

/**
 * Files that a tool loads by their name, and one that is kept for the specification. knip takes every path of `exports` for an entry, so it cannot see that nobody
 * imports a module of a package; here the entries are these alone.
 */
const entries: ReadonlySet<string> = new Set([
  // The entry of programs outside (`pnpm sdk:pack`).
  'packages/api-client/src/key-api.ts',
  'packages/app-shell/src/start/before-paint.ts',
  'packages/app-shell/src/start/prerendered-product.ts',
  // Specification §5 states the rule; today the owner of an account comes from the company and is never typed.
  'packages/validation/src/rules/company/account-owner.ts',
]);

/**
 * Returns one problem for each module of a package that nothing but tests imports. The UI kit is shown by its
 * own guides.
 */
export function unusedModuleProblems(
  files: readonly SourceFile[],
  manifests: readonly Manifest[],
): Problem[] {
  const exportsOf = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const paths = new Set(files.map(({ path }) => path));
  const withExports = new Set(
    manifests.flatMap(({ path, exports }) => (Object.keys(exports).length > 0 ? [path] : [])),
  );
  const used = new Set(
    files
      .filter(({ kind }) => kind !== 'test')
      .flatMap((file) =>
        file.imports.map(({ specifier }) =>
          specifier.startsWith('.')
            ? resolveRelative(file, specifier)
            : exported(specifier, exportsOf, paths),
        ),
      ),
  );
  return files
    .filter(
      ({ path, kind, folder }) =>
        kind === 'product' &&
        /^packages\/(?!ui$)/.test(folder) &&
        path.startsWith(`${folder}/src/`) &&
        withExports.has(`${folder}/package.json`) &&
        !path.endsWith('.d.ts') &&
        !used.has(path) &&
        !entries.has(path),
    )
    .map((file) => problemAt(file, 0, 'only tests import it: bind it or delete it', 'unusedModules'));
}

/** Returns the file behind `@havan/package/path` by the `exports` of that package; undefined for a library. */
function exported(
  specifier: string,
  manifests: ReadonlyMap<string, Manifest>,
  paths: ReadonlySet<string>,
): string | undefined {
  const [, name = '', rest = ''] = /^(@havan\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const manifest = manifests.get(name);
  if (!manifest) return undefined;
  const folder = manifest.path.replace(/\/package\.json$/, '');
  const subpath = `.${rest}`;
  const matches = Object.entries(manifest.exports).flatMap(([pattern, target]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === subpath ? [{ pattern, target }] : [];
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) return [];
    const rest = subpath.slice(before.length, subpath.length - after.length);
    return [{ pattern, target: target.replaceAll('*', rest) }];
  });
  return matches
    .toSorted((a, b) => b.pattern.length - a.pattern.length)
    .map(({ target }) => `${folder}/${target.replace(/^\.\//, '')}`)
    .find((path) => paths.has(path));
}
