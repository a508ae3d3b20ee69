import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/ports/memory-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { StorageError } from './storage-port.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havan-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  ['a folder', () => folderStorage(folder)],
  ['the memory of a test', memoryStorage],
])('%s', (_name, open) => {
  const bytes = Buffer.from('%PDF-1.7');

  test('stores, returns and deletes bytes', async () => {
    const storage = open();
    await storage.put('invoices/a-1.pdf', bytes, 'application/pdf');
    expect(Buffer.from((await storage.get('invoices/a-1.pdf')) ?? []).equals(bytes)).toBe(true);
    await storage.remove('invoices/a-1.pdf');
    await storage.remove('invoices/a-1.pdf');
    expect(await storage.get('invoices/a-1.pdf')).toBeNull();
  });

  test.each(['../a-1.pdf', 'invoices/../../a.pdf', '/etc/passwd', 'invoices/A.pdf', 'a.pdf', 'a/b/c.pdf'])(
    'refuses the key %s',
    async (key) => {
      await expect(open().put(key, bytes, 'application/pdf')).rejects.toThrow('Not a storage key');
    },
  );
});

test('a folder contains complete files only', async () => {
  await folderStorage(folder).put('whole/b-1.png', Buffer.from('x'), 'image/png');
  expect(await readdir(path.join(folder, 'whole'))).toEqual(['b-1.png']);
});

test('a folder that cannot be written or read is a failure of the store', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const storage = folderStorage(file);
  await expect(storage.put('invoices/a-1.pdf', Buffer.from('x'), 'application/pdf')).rejects.toBeInstanceOf(
    StorageError,
  );
  await expect(storage.get('invoices/a-1.pdf')).rejects.toBeInstanceOf(StorageError);
});
