import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, pageOf } from './coverage.ts';
import type { Specification } from './specification.ts';
import { tagsIn } from './tags.ts';

const root = join(import.meta.dirname, '../../..');
const page = join(root, 'docs/coverage.md');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist)$|^tooling\/coverage$/.test(name);

const specification: Specification = JSON.parse(read('docs/specification-lines.json'));
const paths = globSync('{apps,packages,tooling}/**/*.{ts,tsx}', { cwd: root, exclude }).toSorted();
const coverage = coverageOf(
  specification,
  paths.flatMap((path) => tagsIn(path, read(path))),
);
const { lines, open, mistakes } = coverage;
const text = pageOf(specification, coverage);

for (const mistake of mistakes) console.error(mistake);
if (process.argv.includes('--check')) {
  const isStale = readFileSync(page, 'utf8') !== text;
  if (isStale) console.error('docs/coverage.md is not what the tags say: run pnpm coverage');
  if (isStale || mistakes.length > 0) process.exitCode = 1;
} else {
  writeFileSync(page, text);
  for (const { section, key, missing } of open) console.log(`${section} ${key}: ${missing ?? 'no test'}`);
  if (mistakes.length > 0) process.exitCode = 1;
}
console.log(`${lines.length} lines of the specification, ${open.length} open`);
