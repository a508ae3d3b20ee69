import type { Db } from '../db/database.ts';
import type { BankPort } from '../ports/bank-port.ts';
import { reconcile } from '../resources/ledger/reconcile.ts';
import { StartFailure } from '../start-failure.ts';

/**
 * Lists every difference between the bank's record and our ledger; returns what to print.
 *
 * @throws StartFailure with the list when there is any, so that the command ends with an exit code
 */
export async function reconcileCommand(db: Db, bank: BankPort): Promise<string> {
  const { payments, transfers, differences } = await reconcile(db, bank);
  const head = `${payments} payments and ${transfers} transfers compared with the bank`;
  if (differences.length === 0) return `${head}: no difference.`;
  throw new StartFailure(`${head}: ${differences.length} differences.\n${differences.join('\n')}`);
}
