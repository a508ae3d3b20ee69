import type { DemoCompany } from '../companies/companies.ts';
import { randomOf } from '../seeded-random.ts';
import type { DemoEntry } from './entry.ts';
import { uuidOf } from './orders.ts';

export interface DemoWithdrawal {
  readonly id: string;
  readonly companyId: number;
  readonly userId: number;
  /** Kuruş. */
  readonly amount: number;
  readonly iban: string;
  readonly accountOwner: string;
  readonly payoutAccountId: string;
  readonly at: Date;
}

export interface DemoPayoutAccount {
  readonly id: string;
  readonly companyId: number;
  readonly iban: string;
  readonly ownerName: string;
}

/** Returns the account that a company verified long ago. */
export function payoutAccountOf({ id, tradeName }: DemoCompany): DemoPayoutAccount {
  const random = randomOf(`payout-account:${id}`);
  const iban = ibanOf(Array.from({ length: 16 }, () => random.int(0, 9)).join(''));
  return { id: uuidOf(random), companyId: id, iban, ownerName: tradeName };
}

const weekMs = 7 * 86_400_000;

/** The sellers empty most of their wallets every other week; what came in since the last time stays. */
export function demoWithdrawals(
  sellers: readonly DemoCompany[],
  payouts: readonly DemoEntry[],
  now: Date,
): DemoWithdrawal[] {
  return sellers.flatMap((seller) => {
    const random = randomOf(`withdrawals:${seller.id}`);
    const { id: payoutAccountId, iban, ownerName: accountOwner } = payoutAccountOf(seller);
    const made: DemoWithdrawal[] = [];
    let taken = 0;
    for (let weeks = 10; weeks > 0; weeks -= 2) {
      const at = new Date(now.getTime() - weeks * weekMs);
      const earned = payouts
        .filter((entry) => entry.at < at)
        .flatMap(({ postings }) => postings)
        .filter(({ kind, companyId }) => kind === 'wallet' && companyId === seller.id)
        .reduce((sum, { amount }) => sum + amount, 0);
      const amount = Math.floor(((earned - taken) * 0.9) / 10_000) * 10_000;
      if (amount < 50_000) continue;
      taken += amount;
      made.push({
        id: uuidOf(random),
        companyId: seller.id,
        userId: seller.id,
        amount,
        iban,
        accountOwner,
        payoutAccountId,
        at,
      });
    }
    return made;
  });
}

export interface DemoWalletContract {
  readonly companyId: number;
  readonly userId: number;
  readonly version: string;
  readonly acceptedAt: Date;
}

/** The contract that was valid when the demo's first withdrawals were made; a newer text asks for consent again. */
const contractVersion = '2026-08';

/** Returns the contracts that let these withdrawals happen, each accepted a day before its company's first one. */
export function walletContractsOf(withdrawals: readonly DemoWithdrawal[]): DemoWalletContract[] {
  const byCompany = Map.groupBy(withdrawals, ({ companyId }) => companyId);
  return [...byCompany].map(([companyId, own]) => ({
    companyId,
    userId: companyId,
    version: contractVersion,
    acceptedAt: new Date(Math.min(...own.map(({ at }) => at.getTime())) - 86_400_000),
  }));
}

/**
 * Returns a Turkish IBAN of an invented bank: two check digits by mod 97 before bank, reserve and account.
 */
function ibanOf(account: string): string {
  const body = `000990${account}`;
  const rest = BigInt(`${body}292700`) % 97n;
  return `TR${String(98n - rest).padStart(2, '0')}${body}`;
}
