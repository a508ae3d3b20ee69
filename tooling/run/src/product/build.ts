import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { runCommand } from '../terminal/command.ts';

const builtApps = ['buyer', 'merchant', 'backoffice', 'ui-kit-docs'] as const;
export type BuiltApp = (typeof builtApps)[number];

/** The inputs of every build besides the app's own folder. */
const shared = ['packages/*/{package.json,src/**}', 'tooling/{vite,typescript}/**', 'pnpm-lock.yaml'];
const stampFolder = join(root, 'node_modules/.cache/havan');

/**
 * Returns those apps of `among` whose output is missing or older than their sources. Reads no file contents, so it
 * takes only milliseconds.
 */
export function staleApps(among: readonly BuiltApp[] = builtApps): BuiltApp[] {
  return among.filter((app) => !existsSync(outputOf(app)) || readStamp(app) !== stamp(app));
}

/**
 * Builds `apps` with turbo, whose cache compares contents; in the background it takes only the processor time that others
 * leave. @throws Refusal when a build fails.
 */
export async function buildApps(apps: readonly BuiltApp[], { isInBackground = false } = {}): Promise<void> {
  if (apps.length === 0) return;
  const stamps = new Map(apps.map((app) => [app, stamp(app)]));
  const filters = apps.map((app) => `--filter=@havan/${app}`);
  const { ok, output } = await runCommand(
    [binary('turbo'), 'run', 'build', ...filters, '--output-logs=new-only', '--concurrency=2'],
    { env: { NODE_ENV: 'production' }, isInBackground },
  );
  if (!ok) {
    process.stderr.write(`\n${output}\n`);
    if (output.includes('ENOSPC')) {
      throw new Refusal(`The disk of ${root} is full: make room and start again.`);
    }
    throw new Refusal('The apps could not be built: what the build wrote above tells why.');
  }
  mkdirSync(stampFolder, { recursive: true });
  for (const [app, text] of stamps) writeFileSync(join(stampFolder, app), text);
}

function outputOf(app: BuiltApp): string {
  return join(root, 'apps', app, 'dist/index.html');
}

function readStamp(app: BuiltApp): string {
  const file = join(stampFolder, app);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns names, sizes and times of all inputs of `app`. */
function stamp(app: BuiltApp): string {
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist|\.turbo)$|\.test\.tsx?$/.test(name);
  const patterns = [`apps/${app}/{*,src/**,public/**,.storybook/**}`, ...shared];
  const lines = globSync(patterns, { cwd: root, exclude }).flatMap((name) => {
    const stats = statSync(join(root, name));
    return stats.isFile() ? [`${name} ${stats.size} ${stats.mtimeMs}`] : [];
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
