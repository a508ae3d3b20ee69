import { getDemoOperator, operatorSignIn } from '@havan/contract/backoffice/operator-session';
import { getOperators } from '@havan/contract/backoffice/operators';
import { expect, test } from 'vitest';
import { openDemoMarket } from '../../../cli/demo-market/demo-market.ts';
import { testApp } from '../../../testing/test-app.ts';
import { makeDemoOperator } from './demo-operator.ts';

const demo = testApp({ ports: { demoMarket: await openDemoMarket() } });
const real = testApp();

test('a visitor of the demo sees an operator account that may not invite others', async () => {
  await makeDemoOperator(demo.ctx);
  await makeDemoOperator(demo.ctx);
  const { account } = (await demo.call(getDemoOperator, {})).result;
  expect(account?.username).toBe('operator');
  const signIn = () => demo.call(operatorSignIn, account ?? { username: '', password: '', code: '' });
  const session = (await signIn()).result;
  // Two visitors within half a minute see the same code.
  expect((await signIn()).status).toBe(200);
  expect((await demo.call(getOperators, {}, session)).status).toBe(403);
});

test('a demo operator cannot sign in while the demo is off', async () => {
  await makeDemoOperator({ ...real.ctx, ports: { ...real.ctx.ports, demoMarket: demo.ports.demoMarket } });
  const { account } = (await demo.call(getDemoOperator, {})).result;
  expect((await real.call(getDemoOperator, {})).result.account).toBeNull();
  expect((await real.call(operatorSignIn, account ?? { username: '', password: '', code: '' })).status).toBe(
    401,
  );
});
