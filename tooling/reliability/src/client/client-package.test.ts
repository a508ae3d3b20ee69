import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeProduct } from '@havan/api/testing/factories';
import { MemoryBank } from '@havan/api/testing/ports/memory-bank';
import { Shop } from '@havan/api/testing/shop';
import { testApp } from '@havan/api/testing/test-app';
import { deliverWebhooks, webhookReceiver } from '@havan/api/testing/webhook-receiver';
import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { webhookCalls } from '@havan/contract/notifications/webhooks';
import { apiKeyScopes } from '@havan/domain/api-key';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const client = path.resolve(import.meta.dirname, '../../../../packages/api-client');
const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const receiver = webhookReceiver();

let project = '';
let origin = '';

/** A library of the workspace as a tarball, so that an installation needs no network. */
async function tarballOf(name: string): Promise<string> {
  const folder = path.join(client, 'node_modules', name);
  const options = ['--silent', '--ignore-scripts', '--pack-destination', project];
  const { stdout } = await run('npm', ['pack', ...options, folder]);
  return path.join(project, stdout.trim());
}

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'havan-example-'));
  await run(process.execPath, [path.join(client, 'scripts/pack.ts'), project]);
  const [tarball = ''] = readdirSync(project);
  writeFileSync(
    path.join(project, 'package.json'),
    '{ "name": "example", "private": true, "type": "module" }',
  );
  const files = [path.join(project, tarball), await tarballOf('ky'), await tarballOf('valibot')];
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...options, ...files], { cwd: project });
  // What npm packs of a folder that is installed already lacks declarations of some kinds.
  for (const name of ['ky', 'valibot'])
    cpSync(realpathSync(path.join(client, 'node_modules', name)), path.join(project, 'node_modules', name), {
      recursive: true,
    });
  const program = readFileSync(path.join(import.meta.dirname, 'example-program.ts'), 'utf8');
  const outside = program.replaceAll('@havan/contract/', '@havan/api-client/contract/');
  const node = 'declare const process: { readonly env: Readonly<Record<string, string>> };';
  writeFileSync(path.join(project, 'example.ts'), `${outside}\n${node}\n`);
  origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Runs one step of the program in its own process, and reads what it prints. */
async function step(key: string, name: string, subject: number | string): Promise<unknown> {
  const env = { ...process.env, HAVAN_URL: origin, HAVAN_KEY: key, STEP: name, SUBJECT: String(subject) };
  const { stdout } = await run(process.execPath, ['example.ts'], { cwd: project, env });
  return JSON.parse(stdout);
}

test('a program outside compiles against the installed package', async () => {
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
  ];
  const compiled = run(process.execPath, [tsc, ...options, 'example.ts'], { cwd: project });
  const { stdout } = await compiled.catch((error: unknown) => error as { stdout: string });
  expect(stdout).toBe('');
});

test('it lists by key, is told of the order, and ships it', async () => {
  const shop = new Shop(app, bank);
  const seller = await shop.seller();
  await app.database.db
    .updateTable('company')
    .set({ kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', seller.companyId)
    .execute();
  const { key } = (
    await app.call(apiKeyCalls.createApiKey, { name: 'Örnek', scopes: [...apiKeyScopes] }, seller)
  ).result;
  const { secret } = (
    await app.call(webhookCalls.createWebhook, { url: receiver.url, events: ['order.created'] }, seller)
  ).result;
  const barcode = '8690000777771';
  await makeProduct(app.database.db, { barcode });

  const listed = (await step(key, 'list', barcode)) as { outcome: string; listingId: number };
  expect(listed.outcome).toBe('created');

  await shop.buy(await shop.buyer([listed.listingId, 2]));
  await deliverWebhooks(app);
  const [arrived] = receiver.received;
  if (!arrived) throw new Error('no webhook arrived');
  const { headers, body } = arrived;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const secretBytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', secretBytes).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  const { type, data } = JSON.parse(body) as { type: string; data: { orderId: number } };
  expect(type).toBe('order.created');

  expect(await step(key, 'ship', data.orderId)).toEqual({ state: 'shipped' });
  expect(await step(key, 'read', '')).toEqual([[data.orderId, 1]]);
  expect(await step(key, 'withdraw', '')).toBe(403);
});
