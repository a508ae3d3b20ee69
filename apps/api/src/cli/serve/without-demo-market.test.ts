import { getCitiesWithTowns, getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { apiPrefix } from '@havan/contract/call';
import { productPictureUrl } from '@havan/domain/product-picture';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeProduct } from '../../testing/factories.ts';
import { spawnApi } from '../../testing/spawn-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

/** A loader hook that makes `@havan/demo-market` appear as not installed. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ resolve(specifier, context, next) {
  if (!specifier.startsWith('@havan/demo-market')) return next(specifier, context);
  throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' });
} });`;

function environment(demo: '0' | '1'): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-no-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DEMO: demo,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
  };
}

test('the product starts and serves without the package of the demo market', {
  timeout: 60_000,
}, async () => {
  const id = await makeProduct(database.db, { name: 'Gerçek Ürün' });
  const api = await spawnApi(environment('0'));
  await api.ready;
  const ask = async (call: { readonly path: string }) =>
    (await (await api.get(`${apiPrefix}/${call.path}`)).json()) as { readonly result: unknown };

  expect((await api.get('/health/ready')).status).toBe(200);
  expect(await ask(getGlobalInformations)).toMatchObject({ result: { demoAccounts: [] } });
  expect((await ask(getCitiesWithTowns)).result).toHaveLength(81);
  const signIn = await api.get(`${apiPrefix}/Account/SignIn`, { method: 'POST' });
  expect(signIn.headers.get('content-type')).toContain('application/json');
  expect(signIn.status).toBeLessThan(500);
  const picture = await api.get(productPictureUrl(id));
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
});

test('a demo without its package reports the remedy', { timeout: 60_000 }, async () => {
  const api = await spawnApi(environment('1'));
  expect(await api.ended).toBe(1);
  expect(api.messages.at(-1)?.sentence).toContain('install it, or set DEMO=0');
});
