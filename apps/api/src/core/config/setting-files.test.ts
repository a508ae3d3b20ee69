import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { withSettingFiles } from './setting-files.ts';

const secret = 'a secret from a file, 32 characters or more';

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'havan-setting-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  await writeFile(file, text);
  return file;
}

test('a setting is read from the file that NAME_FILE names', async () => {
  const env = await withSettingFiles({ TOKEN_SECRET_FILE: await fileOf(`${secret}\n`) });
  expect(readConfig(env).tokenSecret).toBe(secret);
});

test('a missing file and a setting given twice fail the start with a message', async () => {
  await expect(withSettingFiles({ TOKEN_SECRET_FILE: '/nowhere/secret' })).rejects.toThrow(
    'TOKEN_SECRET_FILE is "/nowhere/secret", which cannot be read.',
  );
  const twice = { TOKEN_SECRET: secret, TOKEN_SECRET_FILE: await fileOf(secret) };
  await expect(withSettingFiles(twice)).rejects.toThrow('TOKEN_SECRET and TOKEN_SECRET_FILE are both set');
});

test('a *_FILE variable of an unknown setting is ignored', async () => {
  expect(await withSettingFiles({ PATH_FILE: '/nowhere' })).toEqual({ PATH_FILE: '/nowhere' });
});
