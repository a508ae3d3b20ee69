import type { Db } from '../core/db/database.ts';
import type { BankPort } from '../core/ports/bank-port.ts';
import { reconcile } from '../modules/money/ledger/reconcile.ts';
import { StartFailure } from '../core/start-failure.ts';

/**
 * Lists every difference between the bank's record and our ledger; returns the output.
 *
 * @throws StartFailure with the list when there is any, so that the command ends with an exit code
 */
export async function reconcileCommand(db: Db, bank: BankPort): Promise<string> {
  const { payments, transfers, differences } = await reconcile(db, bank);
  const head = `${payments} payments and ${transfers} transfers compared with the bank`;
  if (differences.length === 0) return `${head}: no difference.`;
  throw new StartFailure(`${head}: ${differences.length} differences.\n${differences.join('\n')}`);
}
