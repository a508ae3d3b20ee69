import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { readGlossary } from './glossary.ts';

/**
 * Finds identifiers, files and folders with a word that the glossary lists as one to avoid; one problem a
 * name, at the first file with it. String literals are exempt (calls, tables and columns keep the names of
 * the specification), and so are column names, which have underscores, and the names that the glossary lists
 * as kept.
 */
export function avoidedWordProblems(files: readonly SourceFile[], glossary: string): Problem[] {
  const { avoided, kept } = readGlossary(glossary);
  if (avoided.length === 0) return [];
  const seen = new Set(kept);
  return files.flatMap((file) => {
    const parts = file.path.split('/').map((part) => part.replace(/\..*$/, ''));
    const names = [...parts.map((part) => [part, 0] as const), ...file.names];
    return names.flatMap(([name, start]) => {
      if (seen.has(name) || name.includes('_')) return [];
      seen.add(name);
      const found = avoided.find(({ matches }) => matches(name));
      if (!found) return [];
      const sentence = `${name}: not "${found.word}" but ${found.instead}`;
      return [problemAt(file, start, sentence, 'avoidedWords')];
    });
  });
}
