import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../core/config/settings.ts';
import { registerFigures } from '../../core/http/observability/operating-metrics.ts';
import { createMetrics } from '../../core/http/observability/metrics.ts';
import { jobs } from '../../modules.ts';
import { spawnApi } from '../../testing/spawn-api.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const folder = new URL('../../../../../tooling/deploy/', import.meta.url);
const deploy = (file: string) => readFile(new URL(file, folder), 'utf8');

test('alerts and dashboard use existing metrics', async () => {
  const { registry } = createMetrics(() => ({ total: 0, idle: 0, waiting: 0 }));
  registerFigures(registry, app.ctx);
  const served = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  served.add('havan_http_request_seconds');
  const text = (await deploy('monitoring/alerts.yaml')) + (await deploy('monitoring/dashboard.json'));
  const asked = text.match(/\b(?:havan|nodejs|process)_[a-z\d_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  const isServed = (name: string) => served.has(name) || served.has(name.replace(/_(count|bucket)$/, ''));
  expect(asked.filter((name) => !isServed(name))).toEqual([]);
  const watched = /job=~"([^"]+)"/.exec(text)?.[1]?.split('|') ?? [];
  expect(watched.filter((name) => !jobs.some((job) => job.name === name))).toEqual([]);
});

test.each(['container/Dockerfile', 'container/compose.yaml', 'systemd/havan-api@.service'])(
  '%s sets only known settings',
  async (file) => {
    const text = await deploy(file);
    const set = text.match(/\b[A-Z]+_[A-Z_]+(?==|: )/g) ?? [];
    const known = new Set(Object.keys(settings).flatMap((name) => [name, `${name}_FILE`]));
    const platform = /^(NODE_ENV|MALLOC_|POSTGRES_|MINIO_)/;
    expect(set.filter((name) => !known.has(name) && !platform.test(name))).toEqual([]);
  },
);

test('the image and the unit start a process as `pnpm start` does', async () => {
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const flags = manifest.match(/--[a-z-]+=\d+/g) ?? [];
  expect(flags.length).toBeGreaterThan(0);
  for (const file of ['container/Dockerfile', 'systemd/havan-api@.service'])
    expect((await deploy(file)).match(/--(?:max-semi|heap)[a-z-]+=\d+/g)).toEqual(flags);
});

test('compose names only services and secrets that it has, and `secrets.sh` makes each of them', async () => {
  const { services, secrets } = parse(await deploy('container/compose.yaml'), { merge: true }) as {
    readonly services: Readonly<
      Record<
        string,
        { readonly secrets?: string[]; readonly depends_on?: object; readonly read_only?: boolean }
      >
    >;
    readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  };
  const script = await deploy('container/secrets.sh');
  const all = Object.values(services);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['migrate', 'api-1', 'api-2', 'haproxy']));
  const asked = new Set(all.flatMap((service) => service.secrets ?? []));
  expect([...asked].toSorted()).toEqual(Object.keys(secrets).toSorted());
  expect([...asked].filter((name) => !script.includes(`\nkeep ${name} `))).toEqual([]);
  const awaited = all.flatMap(({ depends_on: on = {} }) => (Array.isArray(on) ? on : Object.keys(on)));
  expect(awaited.filter((name) => !(String(name) in services))).toEqual([]);
  expect(services['api-1']?.read_only).toBe(true);
});

test('every alert has an expression, a severity and a summary; the dashboard has its panels', async () => {
  const { groups } = parse(await deploy('monitoring/alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly object[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules)
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Havan\w+$/),
      expr: expect.stringMatching(/\S/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.stringMatching(/\S/) },
    });
  const { panels } = JSON.parse(await deploy('monitoring/dashboard.json')) as {
    readonly panels: readonly { readonly title: string; readonly targets?: readonly object[] }[];
  };
  expect(panels.filter(({ targets }) => (targets ?? []).length > 0).length).toBeGreaterThan(5);
  const { scrape_configs: scrapes } = parse(await deploy('monitoring/prometheus.yaml')) as {
    readonly scrape_configs: readonly { readonly job_name: string }[];
  };
  expect(scrapes.map(({ job_name: name }) => name)).toEqual(['havan']);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd).each(['havan-api@.service', 'havan-migrate.service'])(
  'systemd finds nothing to say about %s',
  (unit) => {
    const file = fileURLToPath(new URL(`systemd/${unit}`, folder));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    // On a machine without the product there is no node at the path that the unit names.
    const remarks = stderr.split('\n').filter((line) => line !== '' && !line.includes('/usr/bin/node'));
    expect(remarks).toEqual([]);
    expect(stderr === '' ? status : 0).toBe(0);
  },
);

test('a process takes every secret of the unit from its file, and has none in its environment', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'havan-secrets-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const secrets: Readonly<Record<string, string>> = {
    DATABASE_URL: app.database.url,
    TOKEN_SECRET: 'a token secret that lies in a file, long enough',
    BANK_SECRET: 'a bank secret that lies in a file, long enough',
    FILES_URL: `file://${place}/files`,
    MAIL_URL: 'smtp://havan:gizli@127.0.0.1:1',
    SMS_URL: 'json+http://havan:gizli@127.0.0.1:1/',
  };
  const unit = await deploy('systemd/havan-api@.service');
  const named = [...unit.matchAll(/\b([A-Z_]+)_FILE=/g)].map(([, name]) => name ?? '');
  expect(named.toSorted()).toEqual(Object.keys(secrets).toSorted());
  const env: Record<string, string> = { DATA_DIR: place, MAIL_URL: '', SMS_URL: '' };
  for (const [name, secret] of Object.entries(secrets)) {
    env[`${name}_FILE`] = path.join(place, name.toLowerCase());
    await writeFile(env[`${name}_FILE`] ?? '', `${secret}\n`);
  }
  const api = await spawnApi(env);
  await api.ready;
  expect((await api.get('/health/ready')).status).toBe(200);
  // The process uses the database named in the file, and it opened the queue of deliveries, which needs a mail server.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'havan-deliveries'`.execute(app.database.db);
  expect(rows[0]?.count).toBeGreaterThan(0);
  const environment = await readFile(`/proc/${api.child.pid}/environ`, 'utf8');
  expect(Object.values(secrets).filter((secret) => environment.includes(secret))).toEqual([]);
}, 120_000);
