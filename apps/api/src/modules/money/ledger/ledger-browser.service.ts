import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getLedgerAccounts, getLedgerEntries } from '@havan/contract/backoffice/ledger';
import type { Context } from '../../../core/context.ts';
import { pageWith } from '../payout-runs/page-with.ts';
import { idCursor } from '../wallet/wallet.service.ts';
import { accountTotals, browseEntries } from './ledger-browser.sql.ts';

const usualPage = 25;

/** Returns entries of the ledger with their postings, the newest first. */
export async function ledgerEntries(
  { db }: Pick<Context, 'db'>,
  request: ParsedRequestOf<typeof getLedgerEntries>,
): Promise<ResultOf<typeof getLedgerEntries>> {
  const limit = request.pageSize ?? usualPage;
  const rows = await browseEntries(
    db,
    {
      kind: request.kind ?? null,
      account: request.account ?? null,
      companyId: request.companyId ?? null,
      orderId: request.orderId ?? null,
      entryId: request.entryId ?? null,
      from: request.from ?? null,
      to: request.to ?? null,
      before: idCursor(request.cursor),
    },
    limit + 1,
  );
  return pageWith(
    rows,
    limit,
    (row) => ({
      entryId: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      orderId: row.order_id,
      paymentId: row.payment_id,
      postings: row.postings,
    }),
    ({ id }) => String(id),
  );
}

/** Returns the accounts with what they hold; their sum is 0, or the books are wrong. */
export async function ledgerAccounts({
  db,
}: Pick<Context, 'db'>): Promise<ResultOf<typeof getLedgerAccounts>> {
  const accounts = await accountTotals(db);
  return { accounts, sum: accounts.reduce((sum, { balance }) => sum + balance, 0) };
}
