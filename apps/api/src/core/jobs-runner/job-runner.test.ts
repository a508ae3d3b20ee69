import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Job } from './job.ts';
import { claimJobs } from './job.sql.ts';
import { runDue, startJobs } from './job-runner.ts';
import { wakeJob } from './wake-job.ts';

const app = testApp();
const job = (name: string, run: Job['run'] = async () => undefined): Job => ({ name, everySeconds: 60, run });
const runIfDue = async (each: Job): Promise<boolean> => (await runDue(app.ctx, [each])).length > 0;

describe('a job', () => {
  test('runs at once, then again after its interval and not before', async () => {
    const daily = job('interval');
    expect(await runIfDue(daily)).toBe(true);
    expect(await runIfDue(daily)).toBe(false);
    app.clock.advance(59_999);
    expect(await runIfDue(daily)).toBe(false);
    app.clock.advance(1);
    expect(await runIfDue(daily)).toBe(true);
  });

  test('runs once when many processes poll at the same time', async () => {
    const ran = await Promise.all(Array.from({ length: 10 }, () => runIfDue(job('race'))));
    expect(ran.filter(Boolean)).toHaveLength(1);
  });

  test('is claimed together with all others, and only the due ones run', async () => {
    const [often, seldom] = [job('often'), { ...job('seldom'), everySeconds: 3600 }];
    expect(await runDue(app.ctx, [often, seldom])).toEqual(['often', 'seldom']);
    app.clock.advance(60_000);
    expect(await runDue(app.ctx, [often, seldom])).toEqual(['often']);
  });

  test('costs no transaction id while nothing is due', async () => {
    const now = app.clock.now();
    const claims = ['quiet', 'silent'].map((name) => ({ name, next: new Date(now.getTime() + 1000) }));
    const look = (at: Date) =>
      withTransaction(app.ctx.db, async (trx) => {
        const claimed = await claimJobs(trx, claims, at);
        const { rows } = await sql<{ id: string | null }>`
          select pg_current_xact_id_if_assigned()::text as id`.execute(trx);
        return { claimed: claimed.size, hasId: rows[0]?.id !== null };
      });
    expect(await look(now)).toEqual({ claimed: 2, hasId: true });
    expect(await look(now)).toEqual({ claimed: 0, hasId: false });
  });

  test('that fails runs again at its next date', async () => {
    let isBroken = true;
    const shaky = job('shaky', async () => {
      if (isBroken) throw new Error('not now');
    });
    expect(await runIfDue(shaky)).toBe(false);
    isBroken = false;
    expect(await runIfDue(shaky)).toBe(false);
    app.clock.advance(60_000);
    expect(await runIfDue(shaky)).toBe(true);
  });
});

test('the end of all jobs is recorded by one statement a poll', async () => {
  const statements: string[] = [];
  const ctx = {
    ...app.ctx,
    db: app.ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode') statements.push(node.sqlFragments.join('?').trim().slice(0, 15));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
  let ran = 0;
  const many = Array.from({ length: 5 }, (_, at) =>
    job(`many-${at}`, async () => {
      ran += 1;
    }),
  );
  const runner = startJobs(ctx, many);
  await expect.poll(() => ran, { timeout: 10_000 }).toBe(5);
  await runner.stop();
  expect(statements.filter((text) => text.startsWith('update job_run'))).toHaveLength(1);
  const rows = await app.ctx.db
    .selectFrom('job_run')
    .select('finished_at')
    .where('name', 'like', 'many-%')
    .execute();
  expect(rows.filter(({ finished_at: at }) => at !== null)).toHaveLength(5);
});

describe('a job that is woken', () => {
  test('runs before its date, and once more when it is woken while it runs', async () => {
    let ran = 0;
    const mayEnd = Promise.withResolvers<void>();
    const yearly = job('yearly', async () => {
      ran += 1;
      if (ran === 2) await mayEnd.promise;
    });
    const runner = startJobs(app.ctx, [yearly]);
    await expect.poll(() => ran, { timeout: 10_000 }).toBe(1);
    runner.wake('yearly');
    await expect.poll(() => ran, { timeout: 900 }).toBe(2);
    runner.wake('yearly');
    mayEnd.resolve();
    await expect.poll(() => ran, { timeout: 900 }).toBe(3);
    await runner.stop();
  });

  test('is woken by the commit of a transaction, and not by one that is rolled back', async () => {
    const woken: string[] = [];
    const ports = { ...app.ctx.ports, jobAlarm: { wake: (name: string) => void woken.push(name) } };
    const wake = (name: string, end: () => void) =>
      withTransaction(app.ctx.db, async (db) => {
        wakeJob({ ...app.ctx, ports, db }, name);
        expect(woken).not.toContain(name);
        end();
      });
    await wake('kept', () => undefined);
    const undone = wake('undone', () => {
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(woken).toEqual(['kept']);
  });
});

test('stopping waits for the job that runs', async () => {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let isDone = false;
  const slow = job('slow', async () => {
    begun.resolve();
    await mayEnd.promise;
    isDone = true;
  });
  const runner = startJobs(app.ctx, [slow]);
  await begun.promise;
  const stopped = runner.stop();
  mayEnd.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
