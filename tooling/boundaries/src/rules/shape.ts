import { posix } from 'node:path';
import { problemAt, type Problem, type SourceFile } from '../source-file.ts';

/**
 * Checks exports and relative imports: no default exports, no barrels, no relative import into another package or
 * vertical.
 */
export function shapeProblems(file: SourceFile): Problem[] {
  const problems: Problem[] = [];
  if (file.kind === 'product' && file.defaultExportAt !== undefined) {
    problems.push(
      problemAt(file, file.defaultExportAt, 'a default export: only tools that demand one get one'),
    );
  }
  if (file.kind === 'product' && file.isBarrel) {
    problems.push(problemAt(file, 0, 'a barrel: import each thing from its own file'));
  }
  for (const { specifier, start } of file.imports) {
    if (!specifier.startsWith('.')) continue;
    const target = resolveRelative(file, specifier);
    if (!target.startsWith(`${file.folder}/`)) {
      problems.push(problemAt(file, start, `${specifier} leaves the package: use its name`));
    } else if (meetsOtherVertical(file, target)) {
      problems.push(
        problemAt(
          file,
          start,
          `verticals never meet: ${specifier}; let the app compose them, or composed/ for both apps`,
        ),
      );
    }
  }
  return problems;
}

/** Returns the target of a relative import as a path from the root of the repository. */
export function resolveRelative(file: SourceFile, specifier: string): string {
  return posix.join(posix.dirname(file.path), specifier);
}

function meetsOtherVertical(file: SourceFile, target: string): boolean {
  const own = verticalOf(file.path);
  const other = verticalOf(target);
  return own !== undefined && own !== composed && other !== undefined && own !== other;
}

/**
 * The folder of parts that both apps would compose in the same way: it may use every vertical, and no vertical may use
 * it.
 */
const composed = 'composed';

function verticalOf(path: string): string | undefined {
  return /^packages\/features\/src\/([^/]+)\//.exec(path)?.[1];
}
