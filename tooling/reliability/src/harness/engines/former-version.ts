import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@havan/run/paths';

/** The sources of an earlier version, which run beside the current ones. */
export interface FormerVersion {
  readonly folder: string;
  /** The short name of its revision. */
  readonly revision: string;
  readonly remove: () => void;
}

const migrations = 'apps/api/src/core/db/migrations';
/** The number of migrations between the two versions. */
const between = 3;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the revision before the newest migrations; null in a checkout without its history. */
function formerRevision(): string | null {
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', `-${between}`, '--', migrations).split('\n');
    return git('rev-parse', '--short', `${added.at(-1)}^`);
  } catch {
    return null;
  }
}

/** The reason why this machine has no earlier version; null where it has one. */
export const withoutFormer = (): string | null =>
  formerRevision() === null ? 'the history of the repository is not here.' : null;

/** Writes the sources of the earlier version into a folder and links the currently installed libraries into it. */
export function former(): FormerVersion {
  const revision = formerRevision();
  if (revision === null) throw new Error('the history of the repository is not here');
  const folder = mkdtempSync(join(tmpdir(), 'havan-former-'));
  const archive = git('archive', '--format=tar', `--output=${join(folder, 'sources.tar')}`, revision);
  if (archive) throw new Error(archive);
  execFileSync('tar', ['-x', '-f', join(folder, 'sources.tar'), '-C', folder]);
  rmSync(join(folder, 'sources.tar'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['apps', 'packages', 'tooling'])
    for (const name of readdirSync(join(folder, group))) {
      const libraries = join(root, group, name, 'node_modules');
      if (!existsSync(libraries)) continue;
      cpSync(libraries, join(folder, group, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => basename(file) !== '.cache' && basename(file) !== '.vite',
      });
    }
  return { folder, revision, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
