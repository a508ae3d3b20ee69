import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { BankBench } from '../testing.ts';

let bench: BankBench;
beforeEach(async () => {
  bench = await BankBench.open();
});

const transfer = (changes: object = {}) => ({
  merchantId: 'havan',
  transferId: randomUUID(),
  amount: 12_345,
  currency: 'TRY',
  iban: 'TR330006100519786457841326',
  accountOwner: 'Deniz Yılmaz',
  ...changes,
});

it('sends an id once, however often it is asked, and never another amount under it', async () => {
  const request = transfer();
  const first = await bench.signed('POST', '/transfers', request);
  expect(first.json()).toMatchObject({ transferId: request.transferId, amount: 12_345 });
  expect((await bench.signed('POST', '/transfers', request)).json()).toEqual(first.json());
  expect((await bench.signed('POST', '/transfers', { ...request, amount: 1 })).statusCode).toBe(409);
  const record = await bench.signed('GET', '/transfers?from=2026-01-01T00:00:00.000Z');
  expect(record.json()).toEqual({ transfers: [first.json()], next: null });
});

it('refuses a closed account and an unsigned request', async () => {
  const closed = await bench.signed('POST', '/transfers', transfer({ iban: 'TR330006100519786457840000' }));
  expect(closed.statusCode).toBe(422);
  expect(closed.json()).toMatchObject({ code: 'closedAccount' });
  const unsigned = await bench.bank.server.inject({
    method: 'POST',
    url: '/transfers',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(transfer()),
  });
  expect(unsigned.statusCode).toBe(401);
});
