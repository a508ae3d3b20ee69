import { expect, it } from 'vitest';
import {
  walletMovementKinds,
  walletMovementLabels,
  withdrawalRefusal,
  withdrawalStateLabels,
  withdrawalStates,
} from './wallet.ts';

// @spec §1 wallet-and-reorder
// @spec §2.2 my-wallet
// @spec §3 more-entities
// @spec §7 wallet
// @spec buying reconcile

it.each([
  [1_000, 1_000, null],
  [999, 100_000, 'tooSmall'],
  [0, 0, 'tooSmall'],
  [1_001, 1_000, 'tooMuch'],
  [5_000, -200, 'tooMuch'],
] as const)('%d out of %d: %s', (amount, balance, refusal) => {
  expect(withdrawalRefusal(amount, balance)).toBe(refusal);
});

it('names every state and movement, each differently', () => {
  expect(new Set(withdrawalStates.map((state) => withdrawalStateLabels[state])).size).toBe(4);
  expect(new Set(walletMovementKinds.map((kind) => walletMovementLabels[kind])).size).toBe(7);
});
