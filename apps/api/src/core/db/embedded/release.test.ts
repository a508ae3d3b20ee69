import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { embeddedNotice, embeddedRelease } from './release.ts';

test('the release is that of the installed server', async () => {
  const { postgres } = await findBinaries();
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain(
    `(PostgreSQL) ${embeddedRelease.version}`,
  );
});

test('the notice says how old the server is, and that an old one lacks fixes', () => {
  expect(embeddedNotice(new Date('2026-05-24T12:00:00Z'))).toMatch(
    /PostgreSQL \d+\.\d+ of 2026-05-14 \(10 days old\), which is meant for a trial\.$/,
  );
  expect(embeddedNotice(new Date('2026-11-28T12:00:00Z'))).toContain('(198 days old)');
  expect(embeddedNotice(new Date('2026-11-28T12:00:00Z'))).toContain('lacks later security fixes');
});
