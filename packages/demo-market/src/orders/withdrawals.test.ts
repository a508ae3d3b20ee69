import { expect, it } from 'vitest';
import { demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import type { DemoEntry } from './entry.ts';
import { demoWithdrawals, walletContractsOf } from './withdrawals.ts';

const now = new Date('2026-11-27T06:00:00Z');
const sellers = demoSellers(3, turkishCities());
const earned: DemoEntry[] = sellers.slice(0, 2).map(({ id }, place) => ({
  kind: 'payout',
  paymentId: null,
  orderId: null,
  withdrawalId: null,
  at: new Date(now.getTime() - (80 - place * 30) * 86_400_000),
  postings: [{ kind: 'wallet', companyId: id, amount: 900_000 }],
}));

it('money leaves a wallet only after its company accepted the wallet contract', () => {
  const withdrawals = demoWithdrawals(sellers, earned, now);
  const contracts = new Map(walletContractsOf(withdrawals).map((one) => [one.companyId, one]));
  expect(withdrawals.length).toBeGreaterThan(1);
  for (const { companyId, at } of withdrawals)
    expect(contracts.get(companyId)?.acceptedAt.getTime()).toBeLessThan(at.getTime());
  expect([...contracts.keys()]).toEqual([...new Set(withdrawals.map(({ companyId }) => companyId))]);
});
