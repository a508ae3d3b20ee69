import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { urlOfDatabase } from '../../core/db/databases.ts';
import { commandOf } from '../../core/db/embedded/owner.ts';
import { type ApiProcess, freePort, spawnApi } from '../../testing/spawn-api.ts';

/** Creates a temporary folder, which is removed after the test. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** Returns the ids of the PostgreSQL processes that run on a folder. */
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

/** Returns the message of a failed start. */
async function refusal(env: Record<string, string>): Promise<string | undefined> {
  const api = await spawnApi(env);
  expect(await api.ended).toBe(1);
  expect(api.stderr()).toBe('');
  return api.messages.at(-1)?.sentence;
}

describe('one process with the embedded database', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'havan-start-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

  test('starts, reports its progress, and stops everything that it started', async () => {
    const api = await started(folder);
    expect(api.stdout()).toContain('meant for a trial');
    expect(api.messages.map(({ type }) => type)).toEqual(['progress', 'ready']);
    expect((await api.get('/health/ready')).status).toBe(200);
    await run(postmasterOf(folder).url, "insert into brand (name) values ('Yara')");
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(serversOn(folder)).toEqual([]);
  });

  test('restarts on the same data, also after a kill', async () => {
    const api = await started(folder);
    const { url } = postmasterOf(folder);
    expect(await run(url, 'select name from brand')).toEqual([{ name: 'Yara' }]);
    await run(url, "update brand set name = 'Papatya'");
    api.child.kill('SIGKILL');
    await api.ended;
    await started(folder);
    expect(await run(postmasterOf(folder).url, 'select name from brand')).toEqual([{ name: 'Papatya' }]);
  });

  test('ends when its PostgreSQL is killed, and restarts with every committed row', async () => {
    const api = await started(folder);
    const { pid, url } = postmasterOf(folder);
    await run(url, "update brand set name = 'Lale'");
    process.kill(pid, 'SIGKILL');
    expect(await api.ended).toBe(1);
    await started(folder);
    expect(await run(postmasterOf(folder).url, 'select name from brand')).toEqual([{ name: 'Lale' }]);
  });

  test('refuses a second copy without affecting the first; ends when its launcher dies', async () => {
    const api = await started(folder);
    expect(await refusal({ DATA_DIR: folder })).toMatch(
      /^Another copy \(process \d+\) already runs on the data in .*: stop it, or give this one its own DATA_DIR and PORT\.$/,
    );
    expect((await api.get('/health/ready')).status).toBe(200);
    api.child.disconnect();
    expect(await api.ended).toBe(0);
    expect(serversOn(folder)).toEqual([]);
  });

  test.skipIf(process.getuid?.() !== 0)('reports a full disk', async () => {
    const full = dataFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', full]);
    onTestFinished(() => void execFileSync('umount', [full]));
    expect(await refusal({ DATA_DIR: full })).toMatch(
      /^The disk that holds .* is full: free some space, or set DATA_DIR/,
    );
  });

  test('finishes its requests before it ends', async () => {
    const api = await started(folder);
    const body = JSON.stringify({ username: 'kimse', password: 'Yanlis2026', userType: 1 });
    const asked = Array.from({ length: 8 }, () =>
      api.get('/api/v1/Account/SignIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    // Password hashing takes long enough for the signal to arrive during it.
    await expect
      .poll(async () => (await api.get('/metrics')).text(), { timeout: 30_000 })
      .toContain('SignIn');
    api.child.kill('SIGTERM');
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
    expect(await api.ended).toBe(0);
  });
});

describe('a failing start ends with one sentence', { timeout: 120_000 }, () => {
  const server = inject('postgresUrl');

  test('on a taken port, and leaves no database running', async () => {
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

  test('with a wrong password or a missing database', async () => {
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

  test('with an invalid setting', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toBe(
      'LOG_LEVEL is "loud", but it must be fatal, error, warn, info, debug, trace or silent.',
    );
  });

  test('on stderr without a launcher', async () => {
    const api = await spawnApi({ PORT: 'x' }, { launcher: false });
    expect(await api.ended).toBe(1);
    expect(api.stderr()).toBe('PORT is "x", but it must be a port from 1 to 65535.\n');
  });
});
