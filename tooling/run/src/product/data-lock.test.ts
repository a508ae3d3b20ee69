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

test('refuses a second copy until the first lets go', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `already runs on the data folder ${folder} (process ${process.pid})`,
  );
  unlock();
  lockDataFolder(folder)();
});

test('takes over from a process that is gone', () => {
  writeFileSync(join(folder, 'launcher.lock'), '99999999 1');
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('takes over when the number belongs to another process by now', () => {
  writeFileSync(join(folder, 'launcher.lock'), `${process.pid} 1`);
  expect(() => lockDataFolder(folder)).not.toThrow();
});
