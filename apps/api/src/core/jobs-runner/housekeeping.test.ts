import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { housekeeping } from './housekeeping.ts';

const app = testApp();

test('a delete that fails does not keep the others from running, and the job fails', async () => {
  const ran: string[] = [];
  const job = housekeeping([
    () => Promise.reject(new Error('locked')),
    (_, now) => Promise.resolve(ran.push(now.toISOString())),
  ]);
  await expect(job.run(app.ctx)).rejects.toMatchObject({ errors: [new Error('locked')] });
  expect(ran).toEqual([app.clock.now().toISOString()]);
});
