import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { urlOfDatabase } from '../db/databases.ts';
import { commandOf } from '../db/embedded/owner.ts';
import { type ApiProcess, freePort, spawnApi } from '../testing/spawn-api.ts';

/** A folder of the test's own, removed afterwards. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** The processes of PostgreSQL that run on a folder. */
const serversOn = (folder: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && (commandOf(pid) ?? '').includes(`-D ${folder}`));

const postmasterOf = (folder: string): { pid: number; url: string } => {
  const [pid, , , port] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(folder, 'postgres.password'), 'utf8').trim();
  return { pid: Number(pid), url: `postgres://havan:${password}@127.0.0.1:${port}/havan` };
};

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

async function started(folder: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await spawnApi({ DATA_DIR: folder, ...env });
  await api.ready;
  return api;
}

/** The one sentence with which a start fails. */
async function refusal(env: Record<string, string>): Promise<string | undefined> {
  const api = await spawnApi(env);
  expect(await api.ended).toBe(1);
  expect(api.stderr()).toBe('');
  return api.messages.at(-1)?.sentence;
}

describe('one process with the embedded database', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-start-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

  test('starts, tells how far it is, and ends with everything it began', async () => {
    const api = await started(folder);
    expect(api.messages.map(({ type }) => type)).toEqual(['progress', 'ready']);
    expect((await api.get('/health/ready')).status).toBe(200);
    await run(postmasterOf(folder).url, "insert into city (id, name) values (34, 'İstanbul')");
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(serversOn(folder)).toEqual([]);
  });

  test('starts again on the same data, and after it was killed', async () => {
    const api = await started(folder);
    const { url } = postmasterOf(folder);
    expect(await run(url, 'select name from city')).toEqual([{ name: 'İstanbul' }]);
    await run(url, "update city set name = 'Ankara'");
    api.child.kill('SIGKILL');
    await api.ended;
    await started(folder);
    expect(await run(postmasterOf(folder).url, 'select name from city')).toEqual([{ name: 'Ankara' }]);
  });

  test('ends when its PostgreSQL is killed, and starts again with every committed row', async () => {
    const api = await started(folder);
    const { pid, url } = postmasterOf(folder);
    await run(url, "update city set name = 'İzmir'");
    process.kill(pid, 'SIGKILL');
    expect(await api.ended).toBe(1);
    await started(folder);
    expect(await run(postmasterOf(folder).url, 'select name from city')).toEqual([{ name: 'İzmir' }]);
  });

  test('refuses a second copy, which leaves the first alone; ends when its launcher is gone', async () => {
    const api = await started(folder);
    expect(await refusal({ DATA_DIR: folder })).toMatch(
      /^Another copy \(process \d+\) already runs on the data in .*: stop it, or give this one its own DATA_DIR and PORT\.$/,
    );
    expect((await api.get('/health/ready')).status).toBe(200);
    api.child.disconnect();
    expect(await api.ended).toBe(0);
    expect(serversOn(folder)).toEqual([]);
  });

  test.skipIf(process.getuid?.() !== 0)('says that the disk is full', async () => {
    const full = dataFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', full]);
    onTestFinished(() => void execFileSync('umount', [full]));
    expect(await refusal({ DATA_DIR: full })).toMatch(
      /^The disk that holds .* is full: free some space, or set DATA_DIR/,
    );
  });

  test('finishes what it was asked before it ends', async () => {
    const api = await started(folder);
    const body = JSON.stringify({ username: 'kimse', password: 'Yanlis2026', userType: 1 });
    const asked = Array.from({ length: 8 }, () =>
      api.get('/api/v1/Account/SignIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    // The hashing of a password takes long enough for the signal to arrive in the middle of it.
    await expect
      .poll(async () => (await api.get('/metrics')).text(), { timeout: 30_000 })
      .toContain('SignIn');
    api.child.kill('SIGTERM');
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
    expect(await api.ended).toBe(0);
  });
});

describe('a start that cannot succeed ends with one sentence', { timeout: 120_000 }, () => {
  const server = inject('postgresUrl');

  test('on a taken port, and leaves no database behind', async () => {
    const folder = dataFolder();
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void other.close());
    expect(await refusal({ DATA_DIR: folder, PORT: String(port) })).toBe(
      `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}.`,
    );
    expect(serversOn(folder)).toEqual([]);
  });

  test('with an unreachable server', async () => {
    const port = await freePort();
    const url = `postgres://havan:x@127.0.0.1:${port}/havan`;
    expect(await refusal({ DATA_DIR: dataFolder(), DATABASE_URL: url })).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be used (ECONNREFUSED): start it, or correct DATABASE_URL.`,
    );
  });

  test('with a wrong password or a database that is not there', async () => {
    const wrong = new URL(server);
    wrong.password = 'wrong';
    const place = `${decodeURIComponent(wrong.hostname)}:${wrong.port}`;
    expect(await refusal({ DATA_DIR: dataFolder(), DATABASE_URL: wrong.href })).toBe(
      `PostgreSQL at ${place} refuses the user or password of DATABASE_URL: correct them.`,
    );
    expect(await refusal({ DATA_DIR: dataFolder(), DATABASE_URL: urlOfDatabase(server, 'nowhere') })).toBe(
      `PostgreSQL at ${place} has no database "nowhere": create it, or correct DATABASE_URL.`,
    );
  });

  test('with a setting that is none', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toBe(
      'LOG_LEVEL is "loud", but it must be fatal, error, warn, info, debug, trace or silent.',
    );
  });

  test('on stderr when nobody launched it', async () => {
    const api = await spawnApi({ PORT: 'x' }, { launcher: false });
    expect(await api.ended).toBe(1);
    expect(api.stderr()).toBe('PORT is "x", but it must be a port from 1 to 65535.\n');
  });
});
