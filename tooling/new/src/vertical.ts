import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Names, namesOf } from './names.ts';
import { httpTestOf, migrationOf, presenterOf, routesOf, serviceOf, sqlOf } from './templates/api.ts';
import { contractOf, queriesOf } from './templates/contract.ts';
import { listOf, screenOf, screenTestOf, storyOf, textsOf } from './templates/screen.ts';

export interface VerticalOptions {
  /** Root of the repository. */
  readonly root: string;
  /** The app that shows the screen. */
  readonly app: string;
  /** The module of the API, contract and client. */
  readonly module: string;
}

const migrations = 'apps/api/src/core/db/migrations';

/**
 * Writes a vertical into the repository and registers it; returns the paths of what it wrote.
 *
 * @throws Error when a file exists already, or a place to register in is not where it was
 */
export function writeVertical(name: string, { root, app, module }: VerticalOptions): string[] {
  const names = namesOf(name);
  const files = filesOf(names, app, module, nextMigration(root));
  const places = placesOf(names, app, module);
  for (const { path, before } of places) mustHave(join(root, path), before);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  for (const place of places) insert(join(root, place.path), place);
  return [...files.map(([path]) => path), ...new Set(places.map(({ path }) => path))];
}

function filesOf(names: Names, app: string, module: string, migration: string): Array<[string, string]> {
  const { kebab, snake, pascal } = names;
  const api = `apps/api/src/modules/${module}/${kebab}/${kebab}`;
  const screen = `apps/${app}/src/features/${kebab}`;
  return [
    [`packages/contract/src/${module}/${kebab}.ts`, contractOf(names)],
    [`packages/api-client/src/${module}/${kebab}.queries.ts`, queriesOf(names, module)],
    [`${migrations}/${migration}_${snake}.sql`, migrationOf(names)],
    [`${api}.routes.ts`, routesOf(names, module)],
    [`${api}.service.ts`, serviceOf(names, module)],
    [`${api}.sql.ts`, sqlOf(names)],
    [`${api}.presenter.ts`, presenterOf(names, module)],
    [`${api}.test.ts`, httpTestOf(names, module)],
    [`${screen}/${pascal}Screen.tsx`, screenOf(names, module)],
    [`${screen}/${pascal}List.tsx`, listOf(names, module)],
    [`${screen}/${pascal}List.stories.tsx`, storyOf(names)],
    [`${screen}/${kebab}-screen.test.tsx`, screenTestOf(names)],
    [`${screen}/${kebab}-texts.ts`, textsOf(names)],
  ];
}

interface Place {
  readonly path: string;
  /** The text is inserted before the first line that starts with this, ignoring indentation. */
  readonly before: string;
  readonly text: string;
}

function placesOf({ kebab, camel, pascal }: Names, app: string, module: string): Place[] {
  const calls = 'packages/contract/src/calls.ts';
  const modules = 'apps/api/src/modules.ts';
  const routes = `apps/${app}/src/routes.tsx`;
  const screen = `const ${pascal}Screen = lazyScreen(() => import('./features/${kebab}/${pascal}Screen.tsx'), '${pascal}Screen', {
  chunk: '${kebab}',
});
`;
  return [
    { path: calls, before: 'import ', text: `import { ${camel}Calls } from './${module}/${kebab}.ts';\n` },
    { path: calls, before: '...', text: `...${camel}Calls,\n` },
    {
      path: modules,
      before: 'import ',
      text: `import { ${camel}Routes } from './modules/${module}/${kebab}/${kebab}.routes.ts';\n`,
    },
    { path: modules, before: '...', text: `...${camel}Routes,\n` },
    { path: routes, before: '/** The whole route table', text: `${screen}\n` },
    {
      path: routes,
      before: '...notificationRoutes',
      text: `{ path: '/myprofile/${kebab}', element: <${pascal}Screen /> },\n`,
    },
    {
      path: `apps/${app}/src/paths.ts`,
      before: 'messages: messagesPath',
      text: `${camel}: () => '/myprofile/${kebab}',\n`,
    },
    {
      path: 'tooling/reliability/src/roles/role-rows.ts',
      before: "refreshToken: 'open'",
      text: `get${pascal}: 'own',\n`,
    },
  ];
}

function insert(file: string, { before, text }: Place): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.trimStart().startsWith(before));
  const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
  writeFileSync(
    file,
    [...lines.slice(0, at), indent + text.replace(/\n$/, ''), ...lines.slice(at)].join('\n'),
  );
}

function mustHave(file: string, before: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.some((line) => line.trimStart().startsWith(before))) return;
  throw new Error(`${file} has no line that begins with "${before}": look at tooling/new`);
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, migrations)).map((name) => Number.parseInt(name, 10));
  return String(Math.max(...numbers.filter((number) => !Number.isNaN(number))) + 1).padStart(4, '0');
}
