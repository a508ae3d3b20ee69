import type { Line, Specification } from './specification.ts';
import { isTest, type Tag } from './tags.ts';

interface CoveredLine extends Line {
  readonly section: string;
  /** Names of test files, sorted. */
  readonly tests: readonly string[];
  /** Names of source files, sorted. */
  readonly sources: readonly string[];
}

interface Coverage {
  readonly lines: readonly CoveredLine[];
  readonly open: readonly CoveredLine[];
  /** Tags for unknown lines, and tags for lines that are marked as missing something. */
  readonly mistakes: readonly string[];
}

/** Returns which lines have a test, and which tags are wrong. */
export function coverageOf({ sections }: Specification, tags: readonly Tag[]): Coverage {
  const bySection = new Map(
    sections.map(({ id, lines }) => [id, new Map(lines.map((line) => [line.key, line]))]),
  );
  const lines = sections.flatMap(({ id, lines: own }) =>
    own.map((line) => {
      const paths = tags.filter((tag) => tag.section === id && tag.key === line.key).map(({ path }) => path);
      return {
        ...line,
        section: id,
        tests: namesOf(paths.filter(isTest)),
        sources: namesOf(paths.filter((path) => !isTest(path))),
      };
    }),
  );
  const mistakes = tags.flatMap(({ path, line, section, key }) => {
    const known = bySection.get(section)?.get(key);
    if (!known) return [`${path}:${line}  no line "${section} ${key}" in docs/specification-lines.json`];
    if (known.missing === undefined || !isTest(path)) return [];
    return [`${path}:${line}  "${section} ${key}" is tagged and said to miss something (${known.missing})`];
  });
  return { lines, open: lines.filter(({ tests }) => tests.length === 0), mistakes };
}

/** Returns the text of docs/coverage.md. */
export function pageOf({ sections }: Specification, { lines, open }: Coverage): string {
  const tables = sections.map(({ id, title }) => {
    const rows = lines.filter(({ section }) => section === id).map((line) => rowOf(line));
    return `## ${heading(id, title)}\n\n| Key | Line | Shown by |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Coverage of the specification

Written by \`pnpm coverage\` from \`docs/specification-lines.json\` and the \`@spec\` tags of tests and sources; see
\`tooling/coverage/README.md\`. A line is covered when a test has its tag. ${lines.length} lines, ${open.length} open.

${tables.join('\n')}`;
}

function heading(id: string, title: string): string {
  return id.startsWith('§') ? `${id} ${title}` : title;
}

function rowOf({ key, text, tests, sources, missing }: CoveredLine): string {
  const shown = tests.length > 0 ? tests.join(', ') : `**open**: ${missing ?? 'no test'}`;
  const lives = sources.length > 0 ? ` (in ${sources.join(', ')})` : '';
  return `| ${key} | ${text.replaceAll('|', '\\|')} | ${shown}${lives} |`;
}

/** File names without their endings: a file may move without changing the page. */
function namesOf(paths: readonly string[]): string[] {
  const names = paths.map((path) =>
    (path.split('/').at(-1) ?? path).replace(/(?:\.(?:test|spec|stories))?\.tsx?$/, ''),
  );
  return [...new Set(names)].toSorted();
}
