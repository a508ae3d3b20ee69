import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { add, nothing, percent, scoreOf, survivorsOf, type MutationReport, type Score } from './score.ts';

/**
 * `pnpm mutation [package…] [--only folder]`: runs Stryker over the rule packages folder by folder and fails below 90
 * %. By folder, because for a mutant in a constant table Stryker runs every related test: seconds for a folder, an hour
 * for a whole package.
 */
const least = 90;
const root = join(import.meta.dirname, '../../..');
const packages = ['packages/domain', 'packages/validation'];

function main(args: readonly string[]): number {
  const isKnown = (arg: string, at: number) =>
    packages.includes(arg) || arg === '--only' || args[at - 1] === '--only';
  if (!args.every(isKnown)) {
    console.error(`Usage: pnpm mutation [${packages.join('|')}] [--only FOLDER]`);
    return 1;
  }
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
  const chosen = args.filter((arg) => packages.includes(arg));
  const scores = (chosen.length > 0 ? chosen : packages).map((path) => mutatePackage(path, only));
  const total = scores.reduce(add, nothing);
  console.log(line('all', total));
  return scores.every((score) => percent(score) >= least) ? 0 : 1;
}

function mutatePackage(path: string, only: string | undefined): Score {
  const directory = join(root, path);
  const survivors: string[] = [];
  let total = nothing;
  for (const unit of unitsOf(directory)) {
    if (only !== undefined && unit.name !== only) continue;
    const report = mutateUnit(directory, unit.files);
    total = add(total, scoreOf(report));
    survivors.push(...survivorsOf(report));
    console.log(line(`  ${unit.name}`, scoreOf(report)));
  }
  console.log([line(path, total), ...survivors.map((survivor) => `    ${survivor}`)].join('\n'));
  if (only === undefined) {
    const summary = { score: Number(percent(total).toFixed(2)), ...total, survivors };
    writeFileSync(join(directory, 'reports/mutation/summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  }
  return total;
}

/** Returns the folders of `src`, and its own files as one more unit. */
function unitsOf(directory: string): { name: string; files: string[] }[] {
  const source = join(directory, 'src');
  const byFolder = Map.groupBy(
    readdirSync(source, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    ),
    (entry) => relative(source, entry.parentPath) || 'src',
  );
  return Array.from(byFolder, ([name, entries]) => ({
    name,
    files: entries.map((entry) => relative(directory, join(entry.parentPath, entry.name))),
  }))
    .filter(({ name }) => name !== 'testing')
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function mutateUnit(directory: string, files: readonly string[]): MutationReport {
  const run = spawnSync('pnpm', ['exec', 'stryker', 'run', '--mutate', files.join(',')], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`Stryker gave up on ${files.join(', ')}:\n${run.stdout}`);
  return JSON.parse(
    readFileSync(join(directory, 'reports/mutation/mutation.json'), 'utf8'),
  ) as MutationReport;
}

function line(name: string, score: Score): string {
  return `${name.padEnd(24)} ${percent(score).toFixed(2).padStart(6)} %  ${score.detected}/${score.total}`;
}

process.exitCode = main(process.argv.slice(2));
