import type { DemoEntry } from '../../orders/entry.ts';
import type { Loader } from '../loader.ts';

/** The ledger of a market that is loaded in parts: numbers of accounts and entries continue from part to part. */
export interface LedgerLoader {
  /** Copies entries in the order of their time, behind those of earlier calls. */
  readonly load: (drawn: readonly DemoEntry[]) => Promise<void>;
}

/** Numbers accounts as they are met, and entries by their place. */
export function createLedgerLoader(loader: Loader): LedgerLoader {
  const accounts = new Map<string, number>();
  let entryCount = 0;
  return {
    async load(drawn) {
      const met: (readonly [id: number, kind: string, companyId: number | null])[] = [];
      const accountId = (kind: string, companyId: number | null): number => {
        const key = `${kind}:${companyId}`;
        const known = accounts.get(key);
        if (known !== undefined) return known;
        const id = accounts.size + 1;
        accounts.set(key, id);
        met.push([id, kind, companyId]);
        return id;
      };
      const entries = drawn
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .map((entry, i) => ({ ...entry, id: entryCount + i + 1 }));
      entryCount += entries.length;
      const postings = entries.flatMap(({ id, postings: parts }) =>
        parts.map(({ kind, companyId, amount }) => [id, accountId(kind, companyId), amount] as const),
      );
      await loader.copy('ledger_account', ['id', 'kind', 'company_id'], met);
      await loader.copy(
        'ledger_entry',
        ['id', 'kind', 'payment_id', 'order_id', 'withdrawal_id', 'transfer_id', 'created_at'],
        entries.map((entry) => [
          entry.id,
          entry.kind,
          entry.paymentId,
          entry.orderId,
          entry.withdrawalId,
          entry.transferId ?? null,
          entry.at,
        ]),
      );
      await loader.copy('ledger_posting', ['entry_id', 'account_id', 'amount'], postings);
    },
  };
}
