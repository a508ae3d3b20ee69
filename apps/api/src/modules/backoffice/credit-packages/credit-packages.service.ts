import type {
  OperatorCreditPackage,
  saveOperatorPackage,
} from '@havan/contract/backoffice/money/credit-packages';
import type { ParsedRequestOf } from '@havan/contract/call';
import { packagePrice } from '@havan/domain/e-invoice-credit';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import * as sql from './credit-packages.sql.ts';

const present = (row: sql.OperatorPackageRow): OperatorCreditPackage => ({
  packageId: row.id,
  name: row.name,
  credits: row.credits,
  ...packagePrice(row.net_price),
  isOnSale: row.is_on_sale,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by_name,
});

/** Returns every package, on sale or not. */
export const allCreditPackages = async ({ db }: Context): Promise<OperatorCreditPackage[]> =>
  (await sql.operatorPackages(db)).map(present);

/** Creates or changes a package, with an audit entry. */
export const saveCreditPackage = (
  ctx: Context,
  operator: Operator,
  caller: Pick<Caller, 'ip'>,
  { packageId, name, credits, net, isOnSale }: ParsedRequestOf<typeof saveOperatorPackage>,
): Promise<OperatorCreditPackage> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const values = {
      name,
      credits,
      net_price: net,
      is_on_sale: isOnSale,
      changed_at: now,
      changed_by: operator.operatorId,
    };
    const before = packageId === null ? null : await sql.lockPackage(trx, packageId);
    if (before === undefined) throw new AppError('recordNotFound');
    const id = before === null ? await sql.insertPackage(trx, values) : before.id;
    if (before) await sql.updatePackage(trx, id, values);
    await record(trx, now, operator, caller, {
      action: before ? 'creditPackage.change' : 'creditPackage.create',
      subject: ['creditPackage', id],
      before: before && {
        name: before.name,
        credits: before.credits,
        net: before.net_price,
        isOnSale: before.is_on_sale,
      },
      after: { name, credits, net, isOnSale },
    });
    const [saved] = await sql.operatorPackages(trx, id);
    if (!saved) throw new AppError('unexpected');
    return present(saved);
  });
