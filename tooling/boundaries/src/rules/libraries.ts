import { placeOf } from '../rank-table.ts';
import { problemAt, type Problem, type SourceFile } from '../source-file.ts';

/** Libraries and Node's own modules in product code, against the rank table. */
export function libraryProblems(file: SourceFile): Problem[] {
  if (file.kind !== 'product' || !file.path.startsWith(`${file.folder}/src/`)) return [];
  const { libraries, platform } = placeOf(file.packageName);
  return file.imports.flatMap(({ specifier, start }) => {
    if (/^[./]|^@havan\/|^virtual:/.test(specifier)) return [];
    if (specifier.startsWith('node:')) {
      const sentence = `${file.packageName} runs in a browser too: no ${specifier}`;
      return platform === 'node' ? [] : [problemAt(file, start, sentence)];
    }
    const library = nameOf(specifier);
    if (library === '@tanstack/react-query' && file.packageName === '@havan/api-client') {
      if (/\.queries\.ts$|\/query[^/]*\.ts$/.test(file.path)) return [];
      return [problemAt(file, start, 'in @havan/api-client only *.queries.ts may use TanStack Query')];
    }
    if (!libraries || libraries.some((allowed) => allowed === library)) return [];
    return [problemAt(file, start, `${file.packageName} may use ${list(libraries)}, not ${library}`)];
  });
}

function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'no library';
}
