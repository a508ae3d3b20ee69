import { configurationPackages, placeOf } from '../rank-table.ts';
import { problemAt, type Problem, type SourceFile } from '../source-file.ts';

/** Checks imports between our packages against the rank table. */
export function rankProblems(file: SourceFile): Problem[] {
  return file.imports.flatMap(({ specifier, start }) => {
    if (!specifier.startsWith('@havan/')) return [];
    const sentence = refusal(file, specifier);
    return sentence ? [problemAt(file, start, sentence)] : [];
  });
}

/** Returns why a package may not import another of ours; undefined when it may. */
export function packageRefusal(from: string, specifier: string): string | undefined {
  const target = packageOf(specifier);
  if (target === from) return `${from} imports itself by name; use a relative path`;
  const { rank, mayUse } = placeOf(from);
  if (mayUse) {
    if (mayUse.includes(target) || mayUse.includes(specifier)) return undefined;
    return `${from} may use ${mayUse.join(', ') || 'nothing of ours'}, not ${specifier}`;
  }
  const other = placeOf(target).rank;
  if (other < rank && other >= 0) return undefined;
  return `${from} (rank ${rank}) may not use ${target} (rank ${other}): only a strictly lower rank`;
}

function refusal(file: SourceFile, specifier: string): string | undefined {
  const configuring = file.kind !== 'product' && configurationPackages.includes(packageOf(specifier));
  return configuring ? undefined : packageRefusal(file.packageName, specifier);
}

function packageOf(specifier: string): string {
  return specifier.split('/').slice(0, 2).join('/');
}
