import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../..');
/**
 * Entry points of the package; the others need React and a query cache, which a program outside has no use
 * for.
 */
const entries = ['answer', 'api-error', 'key-api', 'transport'];

/** Of the contract: the list of all calls (its type is longer than a declaration may be) and what operators do. */
const leftOut = ['**/*.test.ts', 'contract/src/testing', 'contract/src/calls.ts', 'contract/src/backoffice'];

const ownVersion = (
  JSON.parse(readFileSync(path.join(packages, 'api-client/package.json'), 'utf8')) as { version: string }
).version;

/** Version of a library as this package has it installed. */
const versionOf = (name: string): string => {
  const file = path.join(packages, 'api-client/node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Compiles the client with the contract and the domain, and returns the folder of the emitted files. */
function compile(folder: string): string {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(packages, '../tooling/typescript/base.json'),
      compilerOptions: {
        lib: ['es2024', 'dom', 'dom.iterable'],
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: packages,
        outDir: path.join(folder, 'out'),
      },
      files: entries.map((name) => path.join(packages, `api-client/src/${name}.ts`)),
      include: ['contract', 'domain'].map((name) => path.join(packages, name, 'src/**/*.ts')),
      exclude: leftOut.map((name) => path.join(packages, name)),
    }),
  );
  const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
  execFileSync(process.execPath, [path.join(path.dirname(tsc), 'bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  return path.join(folder, 'out');
}

/** Copies emitted files; what they import of the workspace they find in the one package that they become. */
function copyEmitted(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(to, name);
    if (!/\.(?:js|d\.ts)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(["'])@havan\/(contract|domain)\//g, '$1@havan/api-client/$2/'));
  }
}

/** Lays the package out: the client, the contract and the domain, each in a folder. */
function layOut(out: string, folder: string): void {
  copyEmitted(path.join(out, 'api-client/src'), path.join(folder, 'client'));
  for (const name of ['contract', 'domain'])
    copyEmitted(path.join(out, name, 'src'), path.join(folder, name));
  cpSync(path.join(packages, '../docs/integration.md'), path.join(folder, 'README.md'));
  const about = {
    name: '@havan/api-client',
    version: ownVersion,
    description: 'The API of Havan for programs: typed calls, retries and keys.',
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      './contract/*': { types: './contract/*.d.ts', default: './contract/*.js' },
      './domain/*': { types: './domain/*/*.d.ts', default: './domain/*/*.js' },
      './*': { types: './client/*.d.ts', default: './client/*.js' },
    },
    dependencies: { ky: versionOf('ky'), valibot: versionOf('valibot') },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}

/** Packs the client as a tarball into `target` and returns its path. */
export function packClient(target: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-client-'));
  try {
    const root = path.join(folder, 'package');
    mkdirSync(root, { recursive: true });
    mkdirSync(target, { recursive: true });
    layOut(compile(folder), root);
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: root });
    return path.join(target, packed.toString().trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) console.log(packClient(path.resolve(process.argv[2] ?? 'dist')));
