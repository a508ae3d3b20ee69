import { readFile } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';
import { settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment with the content of every `NAME_FILE` as `NAME`, as container platforms provide secrets; a
 * final newline is removed.
 *
 * @throws StartFailure when both are set, or the file cannot be read
 */
export async function withSettingFiles(env: Environment): Promise<Environment> {
  const named = Object.keys(settings).filter((name) => env[`${name}_FILE`]);
  const read = await Promise.all(
    named.map(async (name) => {
      const file = env[`${name}_FILE`] ?? '';
      if (env[name]) throw new StartFailure(`${name} and ${name}_FILE are both set: leave one out.`);
      const text = await readFile(file, 'utf8').catch(() => {
        throw new StartFailure(`${name}_FILE is "${file}", which cannot be read.`);
      });
      return [name, text.replace(/\r?\n$/, '')] as const;
    }),
  );
  return { ...env, ...Object.fromEntries(read) };
}
