import { MemoryBank } from '@havan/api/testing/ports/memory-bank';
import { signedInAs } from '@havan/api/testing/signed-in';
import { testApp } from '@havan/api/testing/test-app';
import type { Call } from '@havan/contract/call';
import { calls, type CallName, schemasOf } from '@havan/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { idFields } from './id-fields.ts';
import { makeOthers, type Others } from './others.ts';
import { roleRows } from './role-rows.ts';
import { makeParties, type Parties, promised, sessionFor, visitors } from './visitors.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const named = Object.entries(calls) as [CallName, Call][];

let parties: Parties;
let others: Others;
beforeAll(async () => {
  parties = await makeParties(app);
  others = await makeOthers(app, bank);
});

const ask = (call: Call, request: unknown, token: string | undefined) =>
  app.call(call, request, token === undefined ? {} : { token });

describe.each(visitors)('%s', (visitor) => {
  test.each(named)('%s', async (name, call) => {
    // Access is checked before the request: an empty request reaches every check and changes nothing.
    const { status } = await ask(call, {}, await sessionFor(app, parties, visitor));
    expect(status).toBeLessThan(500);
    expect(status === 401 || status === 403 ? status : 'in').toBe(promised(name, call, visitor));
  });
});

describe('another company', () => {
  const rows = named.flatMap(([name, call]) => {
    const row = roleRows[name];
    return typeof row === 'string' ? [] : [{ name, call, row }];
  });

  test.each(rows)('$name answers as if the record did not exist', async ({ call, row }) => {
    const stranger = await signedInAs(app, 'pharmacy');
    const { status, body } = await ask(call, row.foreign(others), stranger.token);
    expect({ status, result: body.result }).toEqual({ status: row.answers, result: null });
  });

  test.each(named)('the line of %s fits its contract', (name, call) => {
    const row = roleRows[name];
    expect(row === 'open').toBe(call.access === 'public');
    expect(row === 'operator').toBe(call.access === 'operator');
    expect(row === 'own' ? idFields(schemasOf(call).request) : []).toEqual([]);
  });
});
