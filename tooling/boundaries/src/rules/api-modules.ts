import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { resolveRelative } from './shape.ts';

/** The modules of the API, the lowest first: each may import those before it and `core`. */
const modules = [
  'identity',
  'notifications',
  'listings',
  'catalogue',
  'campaigns',
  'money',
  'cart',
  'sales',
  'backoffice',
  'bootstrap',
];

/** The one file that imports the demo market, which need not be installed. */
const demoEntry = 'apps/api/src/cli/demo-market/demo-market.ts';
const isTestHelper = (file: SourceFile): boolean => file.path.startsWith('apps/api/src/testing/');

interface Room {
  readonly name: string;
  readonly rank: number;
}

/** `main.ts`, `app.ts`, `modules.ts`, the test helpers and the commands may import everything. */
const top: Room = { name: 'the roots of the API', rank: modules.length };

/**
 * Imports inside `apps/api/src` against the ranks of its modules, and imports of another module's SQL or presenter.
 * Tests may set up and read whatever they need.
 */
export function apiModuleProblems(file: SourceFile): Problem[] {
  const from = roomOf(file.path);
  if (!from || file.kind !== 'product') return [];
  if (from.rank === Number.NEGATIVE_INFINITY) {
    return [problemAt(file, 0, `${from.name} has no rank: enter it in rules/api-modules.ts`)];
  }
  return file.imports.flatMap(({ specifier, start }) => {
    if (specifier.startsWith('@havan/demo-market') && file.path !== demoEntry && !isTestHelper(file))
      return [problemAt(file, start, `only ${demoEntry} opens the demo market`)];
    const target = specifier.startsWith('.') ? resolveRelative(file, specifier) : '';
    const to = roomOf(target);
    if (!to || to.name === from.name) return [];
    const problems: Problem[] = [];
    if (to.rank > from.rank) {
      const sentence = `${from.name} may not import ${to.name}: only core and lower modules`;
      problems.push(problemAt(file, start, sentence, 'upwardImports'));
    }
    if (to.rank >= 0 && /\.(?:sql|presenter)\.ts$/.test(target)) {
      const sentence = `${target} belongs to ${to.name}: call its service`;
      problems.push(problemAt(file, start, sentence, 'foreignSql'));
    }
    return problems;
  });
}

function roomOf(path: string): Room | undefined {
  const [, folder, module] = /^apps\/api\/src\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(path) ?? [];
  if (folder === undefined) return path.startsWith('apps/api/src/') ? top : undefined;
  if (folder === 'core') return { name: 'core', rank: -1 };
  if (folder !== 'modules') return top;
  const rank = modules.indexOf(module ?? '');
  return { name: `module ${module ?? ''}`, rank: rank < 0 ? Number.NEGATIVE_INFINITY : rank };
}
