import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.ts';

const root = join(import.meta.dirname, '../../..');
const folders = '{apps,packages,tooling}/*';
const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist)$/.test(name);
const paths = globSync(
  [
    `${folders}/package.json`,
    `${folders}/*.ts`,
    `${folders}/{src,.storybook,journeys,fixtures,scripts}/**/*.{ts,tsx}`,
  ],
  { cwd: root, exclude },
);

const problems = check(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
for (const { path, line, sentence } of problems) console.error(`${path}:${line}  ${sentence}`);
console.log(`${paths.length} files, ${problems.length} broken boundaries`);
process.exitCode = problems.length > 0 ? 1 : 0;
