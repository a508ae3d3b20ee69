import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havan-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('refuses a second copy until the first releases the folder', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `already runs on the data folder ${folder} (process ${process.pid})`,
  );
  unlock();
  lockDataFolder(folder)();
});

test('takes over the lock of an ended process', () => {
  writeFileSync(join(folder, 'launcher.lock'), '99999999 1');
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('takes over when the process id belongs to another process now', () => {
  writeFileSync(join(folder, 'launcher.lock'), `${process.pid} 1`);
  expect(() => lockDataFolder(folder)).not.toThrow();
});
