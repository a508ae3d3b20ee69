import { getDemoOperators, operatorSignIn } from '@havan/contract/backoffice/operator-session';
import { getOperators, inviteOperator } from '@havan/contract/backoffice/operators';
import { getQueues } from '@havan/contract/backoffice/queues';
import { queueIds } from '@havan/domain/work-queue';
import { expect, test } from 'vitest';
import { openDemoMarket } from '../../../cli/demo-market/demo-market.ts';
import { testApp } from '../../../testing/test-app.ts';
import { makeDemoOperators } from './demo-operator.ts';

const demo = testApp({ ports: { demoMarket: await openDemoMarket() } });
const real = testApp();
const nobody = { username: '', password: '', code: '' };

test('a visitor of the demo may try every queue; no account of the demo makes operators', async () => {
  await makeDemoOperators(demo.ctx);
  await makeDemoOperators(demo.ctx);
  const { accounts } = (await demo.call(getDemoOperators, {})).result;
  expect(accounts.map(({ username }) => username)).toEqual([
    'operator',
    'yonetici',
    'yonetici2',
    'finans',
    'katalog',
    'destek',
  ]);
  const open = async (username: string) => {
    const { password, code } = accounts.find((one) => one.username === username) ?? nobody;
    return (await demo.call(operatorSignIn, { username, password, code })).result;
  };
  const session = await open('operator');
  // Two visitors who sign in within 30 seconds are shown the same code, and both sign in.
  expect((await open('operator')).token).not.toBe(session.token);
  expect((await demo.call(getOperators, {}, session)).status).toBe(403);
  const admin = await open('yonetici');
  expect((await demo.call(getQueues, {}, admin)).result.queues.map(({ queue }) => queue)).toEqual(queueIds);
  const invitation = { email: 'biri@havan.example', roles: ['support' as const] };
  expect((await demo.call(inviteOperator, invitation, admin)).status).toBe(403);
});

test('a demo operator cannot sign in while the demo is off', async () => {
  await makeDemoOperators({
    ...real.ctx,
    ports: { ...real.ctx.ports, demoMarket: demo.ports.demoMarket },
  });
  const [account = nobody] = (await demo.call(getDemoOperators, {})).result.accounts;
  expect((await real.call(getDemoOperators, {})).result.accounts).toEqual([]);
  const { username, password, code } = account;
  expect((await real.call(operatorSignIn, { username, password, code })).status).toBe(401);
});
