import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  checkKepMersisInfo,
  updateKepAdressAndMersisNo,
} from '@havan/contract/identity/company/legal-details';
import { isFlagOn } from '@havan/domain/feature-flag';
import { isMersisRequired, missingLegalDetails } from '@havan/domain/legal-details';
import { checkForm } from '@havan/validation/form-result';
import { salesDetailsForm } from '@havan/validation/forms/sales-details';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { flagValues } from '../access/access-rules.ts';
import { listFlags } from '../access/access.sql.ts';
import { findLegalDetails, writeLegalDetails } from './legal-details.sql.ts';

/** Requires that the user of the request is the signed-in one. @throws AppError `forbidden` */
function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) throw new AppError('forbidden');
}

/** Returns the missing details of the seller; the popup is shown only to users named by the flag (specification §6). */
export async function legalDetailsOf(
  { db }: Context,
  actor: Actor,
  { userId }: ParsedRequestOf<typeof checkKepMersisInfo>,
): Promise<ResultOf<typeof checkKepMersisInfo>> {
  requireSelf(actor, userId);
  const [row, flags] = await Promise.all([findLegalDetails(db, actor.companyId), listFlags(db)]);
  const details = { kepAddress: row.kep_address, mersisNo: row.mersis_no };
  const isRequiredMersis = isMersisRequired(actor.companyType);
  const isAsked = isFlagOn('mersisKepAddress', flagValues(flags), actor.userId);
  return {
    isShowPopUp: isAsked && missingLegalDetails(details, isRequiredMersis).length > 0,
    kepInformations: details.kepAddress,
    mersisInformations: details.mersisNo,
    isRequiredMersis,
  };
}

/** @throws AppError `invalidRequest` with the sentence of each field that the form's rules refuse */
export async function saveLegalDetails(
  { db }: Context,
  actor: Actor,
  { userId, kepAdress, mersisNo }: ParsedRequestOf<typeof updateKepAdressAndMersisNo>,
): Promise<void> {
  requireSelf(actor, userId);
  const form = salesDetailsForm(isMersisRequired(actor.companyType));
  const checked = checkForm(form, { kepAddress: kepAdress, mersisNo: mersisNo ?? '' });
  if (!checked.valid) {
    throw new AppError('invalidRequest', {
      errors: Object.entries(checked.errors).map(([field, message]) => ({
        code: field,
        message,
        path: field === 'kepAddress' ? 'kepAdress' : field,
      })),
    });
  }
  const { kepAddress, mersisNo: mersis } = checked.values;
  await writeLegalDetails(db, actor.companyId, { kepAddress, mersisNo: mersis || null });
}
