import { basename } from 'node:path';
import { parseSync, type Program, Visitor } from 'oxc-parser';

interface Import {
  readonly specifier: string;
  readonly start: number;
  /** It is erased at run time. */
  readonly typeOnly: boolean;
}

export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  /** Folder of the package, such as `packages/domain`. */
  readonly folder: string;
  readonly packageName: string;
  readonly kind: 'product' | 'test' | 'story' | 'config' | 'script';
  /** The source with its comments blanked out, every offset kept. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly defaultExportAt: number | undefined;
  /** Every identifier once, with the offset of its first use; texts and comments do not count. */
  readonly names: ReadonlyMap<string, number>;
  /** True when the file only re-exports from other files of ours. */
  readonly isBarrel: boolean;
}

export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
  /** The metric that it counts towards; without one it is always refused. */
  readonly metric?: Metric;
  /** The size that the sentence reports, if any. */
  readonly size?: number;
}

/** The metrics that `pnpm boundaries` counts; ceilings.ts limits each. */
export const metrics = {
  upwardImports: 'cross-module imports upwards',
  foreignSql: "imports of another module's SQL or presenter",
  cycles: 'cycles of files, types included',
  largeFolders: 'folders of more than 15 source files',
  avoidedWords: 'names with a word to avoid',
  libraryPatches: 'patches of libraries',
  unusedModules: 'modules of packages that only tests import',
} as const;

export type Metric = keyof typeof metrics;

/** Reads one file the way the rules need it. `folder` and `packageName` are its package's. */
export function readSource(path: string, text: string, folder: string, packageName: string): SourceFile {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const exported = staticExports.flatMap((statement) => statement.entries);
  const imports = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      start: moduleRequest.start,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, start: moduleRequest.start, typeOnly: isType }] : [],
    ),
    // A specifier that is only known at run time cannot be resolved.
    ...dynamicImports
      .filter(({ moduleRequest: { start } }) => /['"]/.test(text[start] ?? ''))
      .map(({ moduleRequest: { start, end } }) => ({
        specifier: text.slice(start + 1, end - 1),
        start,
        typeOnly: false,
      })),
  ];
  return {
    path,
    folder,
    packageName,
    kind: kindOf(path),
    code: blank(text, parsed.comments),
    imports,
    names: namesIn(parsed.program),
    defaultExportAt: exported.find((entry) => entry.exportName.kind === 'Default')?.start,
    isBarrel:
      exported.length > 1 &&
      exported.every((entry) => /^(?:\.|@havan\/)/.test(entry.moduleRequest?.value ?? '')),
  };
}

/** Returns a problem at `offset` of `file`. */
export function problemAt(file: SourceFile, offset: number, sentence: string, metric?: Metric): Problem {
  const line = file.code.slice(0, offset).split('\n').length;
  return { path: file.path, line, sentence, ...(metric && { metric }) };
}

function namesIn(program: Program): Map<string, number> {
  const names = new Map<string, number>();
  const note = ({ name, start }: { name: string; start: number }) => {
    if (!names.has(name)) names.set(name, start);
  };
  new Visitor({ Identifier: note, PrivateIdentifier: note, JSXIdentifier: note }).visit(program);
  return names;
}

/** Returns the kind of a file by its name and place. */
export function kindOf(path: string): SourceFile['kind'] {
  if (/\.(?:test|bench)\.tsx?$|\/testing\//.test(path)) return 'test';
  if (/\.stories\.tsx?$|\/\.storybook\//.test(path)) return 'story';
  if (/\/scripts\//.test(path)) return 'script';
  if (/\.(?:config|setup)\.m?ts$/.test(basename(path))) return 'config';
  return 'product';
}

function blank(text: string, comments: ReadonlyArray<{ start: number; end: number }>): string {
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  return code;
}
