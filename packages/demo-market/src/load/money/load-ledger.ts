import type { DemoEntry } from '../../orders/entry.ts';
import type { Loader } from '../loader.ts';

/** Accounts are numbered as they are met; entry ids follow the entries. */
export async function loadLedger(loader: Loader, drawn: readonly DemoEntry[]): Promise<void> {
  // A book is read from the top: the entries stand in the order of time.
  const entries = drawn.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const accounts = new Map<string, { id: number; kind: string; companyId: number | null }>();
  const accountId = (kind: string, companyId: number | null): number => {
    const key = `${kind}:${companyId}`;
    const account = accounts.get(key) ?? { id: accounts.size + 1, kind, companyId };
    accounts.set(key, account);
    return account.id;
  };
  const postings = entries.flatMap((entry, i) =>
    entry.postings.map(({ kind, companyId, amount }) => [i + 1, accountId(kind, companyId), amount] as const),
  );
  await loader.copy(
    'ledger_account',
    ['id', 'kind', 'company_id'],
    [...accounts.values()].map((a) => [a.id, a.kind, a.companyId]),
  );
  await loader.copy(
    'ledger_entry',
    ['id', 'kind', 'payment_id', 'order_id', 'withdrawal_id', 'transfer_id', 'created_at'],
    entries.map((entry, i) => [
      i + 1,
      entry.kind,
      entry.paymentId,
      entry.orderId,
      entry.withdrawalId,
      entry.transferId ?? null,
      entry.at,
    ]),
  );
  await loader.copy('ledger_posting', ['entry_id', 'account_id', 'amount'], postings);
}
