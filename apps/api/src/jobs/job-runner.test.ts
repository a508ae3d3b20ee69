import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { Job } from './job.ts';
import { runIfDue, startJobs } from './job-runner.ts';

const app = testApp();
const job = (name: string, run: Job['run'] = async () => undefined): Job => ({ name, everySeconds: 60, run });

describe('a job', () => {
  test('runs at once, then again after its interval and not before', async () => {
    const daily = job('interval');
    expect(await runIfDue(app.ctx, daily)).toBe(true);
    expect(await runIfDue(app.ctx, daily)).toBe(false);
    app.clock.advance(59_999);
    expect(await runIfDue(app.ctx, daily)).toBe(false);
    app.clock.advance(1);
    expect(await runIfDue(app.ctx, daily)).toBe(true);
  });

  test('runs once, however many processes look at the same moment', async () => {
    const ran = await Promise.all(Array.from({ length: 10 }, () => runIfDue(app.ctx, job('race'))));
    expect(ran.filter(Boolean)).toHaveLength(1);
  });

  test('that fails is tried again at its next date', async () => {
    let isBroken = true;
    const shaky = job('shaky', async () => {
      if (isBroken) throw new Error('not now');
    });
    expect(await runIfDue(app.ctx, shaky)).toBe(false);
    isBroken = false;
    expect(await runIfDue(app.ctx, shaky)).toBe(false);
    app.clock.advance(60_000);
    expect(await runIfDue(app.ctx, shaky)).toBe(true);
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
