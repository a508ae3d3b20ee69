import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settings } from '../../core/config/settings.ts';
import { registerFigures } from '../../core/http/observability/operating-metrics.ts';
import { createMetrics } from '../../core/http/observability/metrics.ts';
import { jobs } from '../../modules.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const deploy = (file: string) =>
  readFile(new URL(`../../../../../tooling/deploy/${file}`, import.meta.url), 'utf8');

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
