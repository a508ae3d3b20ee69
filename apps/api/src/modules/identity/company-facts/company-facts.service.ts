import type { ParsedRequestOf } from '@havan/contract/call';
import type { CompanyFacts, saveGln as saveGlnCall } from '@havan/contract/identity/company/company-facts';
import { fieldError } from '@havan/validation/form-result';
import { gln as glnRule } from '@havan/validation/rules/gln';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { returnToReview } from '../company-application/company-application.sql.ts';
import { findCompanyFacts, setGln } from './company-facts.sql.ts';

type Owner = Pick<Actor, 'companyId'>;

/** Returns the legal facts of the company. */
export async function companyFacts({ db }: Context, { companyId }: Owner): Promise<CompanyFacts> {
  const row = await findCompanyFacts(db, companyId);
  if (!row) throw new AppError('recordNotFound');
  return {
    tradeName: row.trade_name,
    taxOffice: row.tax_office,
    taxNumber: row.tax_number,
    address: row.address,
    kepAddress: row.kep_address,
    mersisNo: row.mersis_no,
    gln: row.gln,
  };
}

/** Stores the GLN of the company. @throws AppError `invalidRequest` at the field for an invalid number */
export async function saveGln(
  ctx: Context,
  owner: Owner,
  { gln }: ParsedRequestOf<typeof saveGlnCall>,
): Promise<CompanyFacts> {
  const message = fieldError(glnRule(), gln);
  if (message !== null)
    throw new AppError('invalidRequest', { errors: [{ code: 'gln', message, path: 'gln' }] });
  await withTransaction(ctx.db, async (trx) => {
    await setGln(trx, owner.companyId, v.parse(glnRule(), gln));
    await returnToReview(trx, owner.companyId);
  });
  return companyFacts(ctx, owner);
}
