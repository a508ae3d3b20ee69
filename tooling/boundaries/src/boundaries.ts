import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ceilings } from './ceilings.ts';
import { check } from './check.ts';
import { lowered, report } from './report.ts';
import { largestFolder } from './rules/folders.ts';

const root = join(import.meta.dirname, '../../..');
const folders = '{apps,packages,tooling}/*';
const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist)$/.test(name);
const everyPath = globSync(['*.*', '{apps,docs,packages,tooling}/**', `${folders}/.storybook/**`], {
  cwd: root,
  exclude,
});
const paths = globSync(
  [
    '*.md',
    'docs/**/*.md',
    `${folders}/**/*.md`,
    'pnpm-workspace.yaml',
    `${folders}/package.json`,
    `${folders}/*.ts`,
    `${folders}/{src,.storybook,journeys,fixtures,scripts}/**/*.{ts,tsx}`,
  ],
  { cwd: root, exclude },
);
const problems = check(
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  everyPath,
);

if (process.argv.includes('--lower')) {
  const file = join(import.meta.dirname, 'ceilings.ts');
  writeFileSync(file, lowered(readFileSync(file, 'utf8'), problems));
} else {
  const { lines, broken } = report(problems, ceilings, process.argv.includes('--all'));
  for (const line of lines) console.log(line);
  const [folder, size] = largestFolder(paths) ?? ['none', 0];
  console.log(`${String(size).padStart(5)}  source files in the largest folder, ${folder}`);
  console.log(`${paths.length} files, ${broken} broken boundaries`);
  process.exitCode = broken > 0 ? 1 : 0;
}
