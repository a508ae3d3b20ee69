import { problemAt, type Problem, type SourceFile } from '../source-file.ts';

/** A hook of a build plugin that changes code: `transform: {`, `load(id) {` … */
const rewritingHook =
  /\b(?:transform|load)(?::\s*(?:async\s*)?(?:\{\s*(?:order|filter|handler)\b|\(|function)|\()/;

/** A path or pattern that names files of a library: below node_modules, or in the folder a library is published in. */
const libraryFile =
  /node_modules|preload-helper|\.production(?:\.min)?\\?\.js|\\?\/(?:dist|cjs|esm|lib|distribution)\\?\/[^'"`\n]*\\?\.(?:m?js|cjs)\b/;

/**
 * Finds build plugins that rewrite a library: a file with a rewriting hook that names files of a library. A pattern
 * after `exclude` keeps libraries out and is allowed.
 */
export function libraryPatchProblems(file: SourceFile): Problem[] {
  if (file.kind === 'test' || !/^tooling\/|\.config\.ts$|\/\.storybook\//.test(file.path)) return [];
  if (!rewritingHook.test(file.code)) return [];
  const code = file.code.replace(/\bexclude:\s*\/[^\n]*?\/[,\s}]/g, (text) => ' '.repeat(text.length));
  const match = libraryFile.exec(code);
  if (!match) return [];
  const sentence = `rewrites a library (${match[0]}): libraries run as they were published`;
  return [problemAt(file, match.index, sentence, 'libraryPatches')];
}

/** Finds patches that the package manager applies. */
export function patchedDependencyProblems(workspace: string): Problem[] {
  return workspace.split('\n').flatMap((text, index) => {
    const sentence = 'patchedDependencies: libraries run as they were published';
    return text.startsWith('patchedDependencies:')
      ? [{ path: 'pnpm-workspace.yaml', line: index + 1, sentence, metric: 'libraryPatches' as const }]
      : [];
  });
}
