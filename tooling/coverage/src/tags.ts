/** A comment `@spec §5 iban phone` in a test or a source: section, then keys of lines. */
export interface Tag {
  readonly path: string;
  readonly line: number;
  readonly section: string;
  readonly key: string;
}

const comment = /^\s*(?:\/\/|\*|\/\*\*?)\s*@spec\s+(\S+)\s+([^\n*]+?)\s*(?:\*\/)?$/;

/** Returns the tags of one file, one for each key. */
export function tagsIn(path: string, text: string): Tag[] {
  if (!text.includes('@spec')) return [];
  return text.split('\n').flatMap((each, index) => {
    const [, section, keys] = comment.exec(each) ?? [];
    if (section === undefined || keys === undefined) return [];
    return keys.split(/[\s,]+/).map((key) => ({ path, line: index + 1, section, key }));
  });
}

/**
 * Returns whether a tag in this file counts as coverage: in tests, stories and scenarios; in sources it only names the
 * place.
 */
export function isTest(path: string): boolean {
  return /\.(?:test|spec|stories)\.tsx?$|^tooling\/reliability\//.test(path);
}
