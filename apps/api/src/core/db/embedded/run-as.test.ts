import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launch, serverAccount } from './run-as.ts';

const isRoot = process.getuid?.() === 0;

/** Returns a folder that only root may enter, with one program in it. */
function closedProgram(program: string): { folder: string; file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, path.basename(program));
  copyFileSync(program, file);
  chmodSync(file, 0o755);
  chmodSync(folder, 0o700);
  return { folder, file };
}

function run(command: string, args: readonly string[], folder: string): string {
  const how = launch(command, args, serverAccount(path.join(folder, 'postgres')), folder);
  return execFileSync(how.command, how.args, { ...how.account, encoding: 'utf8', cwd: '/' });
}

test.runIf(isRoot)('a program in a folder of root runs as an ordinary account with one capability', () => {
  const { folder, file } = closedProgram('/bin/cat');
  const status = run(file, ['/proc/self/status'], folder);
  expect(status).not.toMatch(/^Uid:\t0\t/m);
  expect(status).toMatch(/^CapEff:\t000000000000000[46]$/m);
});

test.runIf(isRoot)('it may read the files beside it, which initdb checks', () => {
  const { folder, file } = closedProgram('/usr/bin/test');
  expect(() => run(file, ['-x', file], folder)).not.toThrow();
});

test.runIf(isRoot)('in an open folder it has no capability at all', () => {
  const status = run('/bin/cat', ['/proc/self/status'], tmpdir());
  expect(status).toMatch(/^CapEff:\t0{16}$/m);
});

test.skipIf(isRoot)('an ordinary account starts its programs as itself', () => {
  expect(serverAccount(tmpdir())).toBeNull();
});
