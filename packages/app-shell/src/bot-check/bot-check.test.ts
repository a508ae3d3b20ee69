import { ApiError } from '@havan/api-client/api-error';
import type { Api } from '@havan/api-client/client';
import { expect, test } from 'vitest';
import { checkBot, type BotCheckPort } from './bot-check.ts';

const library: BotCheckPort = { tokenFor: async () => 'token' };
const broken: BotCheckPort = { tokenFor: () => Promise.reject(new Error('no token')) };
const scored = (score: number | null) => async () => ({ score });
const refusedWith = (statusCode: number) => () =>
  Promise.reject(new ApiError({ code: 'x', status: 409, statusCode, message: 'x' }));

/** Returns the server side of a check: its answer and the number of calls. */
async function check(port: BotCheckPort | null, answer: () => Promise<unknown>) {
  let asked = 0;
  const call = (() => {
    asked += 1;
    return answer();
  }) as Api['call'];
  return [await checkBot({ call }, port, '/account/login'), asked];
}

// @spec §5 bot-check
// @spec §8 bot-check-failure

test.each([
  ['a good score', library, scored(0.5), 'passed', 1],
  ['a low score', library, scored(0.49), 'your reCaptcha score is low', 1],
  ['no score', library, scored(null), 'your reCaptcha score is low', 1],
  ['status 1788', library, refusedWith(1788), 'passed', 1],
  ['a server that fails', library, refusedWith(500), 'failed', 1],
  ['a token that was not made', broken, scored(1), 'failed', 0],
  ['no library', null, scored(1), 'noLibrary', 0],
] as const)('%s lets the person go on', async (_what, port, answer, outcome, asked) => {
  expect(await check(port, answer)).toEqual([outcome, asked]);
});
