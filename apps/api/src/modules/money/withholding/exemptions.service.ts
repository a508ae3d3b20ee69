import type {
  decideWithholdingExemption,
  saveWithholdingExemption,
  WithholdingExemption,
} from '@havan/contract/backoffice/money/income-withholding';
import type { ParsedRequestOf } from '@havan/contract/call';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Operator } from '../../../core/operator.ts';
import {
  decideExemption,
  endExemption,
  type ExemptionRow,
  findExemptions,
  insertExemption,
  lockCompanyByTaxNumber,
  lockExemption,
  overlaps,
} from './exemptions.sql.ts';

type Ctx = Pick<Context, 'db' | 'clock'>;
type Reviewer = Pick<Operator, 'operatorId'>;
const shownExemptions = 100;

const present = ({ askedById, ...row }: ExemptionRow, { operatorId }: Reviewer): WithholdingExemption => ({
  ...row,
  mayDecide: row.state === 'asked' && askedById !== operatorId,
});

/** Returns the latest exemptions as one operator sees them, those that wait for a decision first. */
export const exemptionsFor = async (
  { db }: Pick<Context, 'db'>,
  who: Reviewer,
): Promise<WithholdingExemption[]> =>
  (await findExemptions(db, shownExemptions)).map((row) => present(row, who));

/**
 * Adds an exemption from the withholding for another operator to decide, within the transaction of `ctx.db`.
 *
 * @throws AppError `invalidRequest` for an unknown seller, for days in the past or in the wrong order, and for days
 * that an exemption covers already
 */
export async function askExemption(
  { db: trx, clock }: Ctx,
  who: Reviewer,
  { taxNumber, firstDay, lastDay, reason }: ParsedRequestOf<typeof saveWithholdingExemption>,
): Promise<WithholdingExemption> {
  const now = clock.now();
  if (firstDay < istanbulIsoDay(now)) throw refused('firstDay', 'Muafiyet en erken bugün başlar.');
  if (lastDay !== null && lastDay < firstDay) throw refused('lastDay', 'Son gün ilk günden önce olamaz.');
  const companyId = await lockCompanyByTaxNumber(trx, taxNumber);
  if (companyId === undefined) throw refused('taxNumber', 'Bu numarayla kayıtlı bir firma yok.');
  if (await overlaps(trx, companyId, firstDay, lastDay))
    throw refused('firstDay', 'Firmanın bu günleri kapsayan bir muafiyeti var.');
  const id = await insertExemption(trx, { companyId, firstDay, lastDay, reason, ...who, at: now });
  return present(await locked(trx, id), who);
}

/**
 * Approves or refuses an exemption, or ends an approved one today, within the transaction of `ctx.db`.
 *
 * @throws AppError `recordNotFound`; `forbidden` for the operator who entered it; `conflict` when it was decided
 * already, and when one to be ended is not in force
 */
export async function reviewExemption(
  { db: trx, clock }: Ctx,
  who: Reviewer,
  { exemptionId, decision }: ParsedRequestOf<typeof decideWithholdingExemption>,
): Promise<{ before: WithholdingExemption; after: WithholdingExemption }> {
  const row = await locked(trx, exemptionId);
  const now = clock.now();
  if (decision === 'end') {
    const today = istanbulIsoDay(now);
    if (row.state !== 'approved' || row.firstDay > today || (row.lastDay !== null && row.lastDay <= today))
      throw new AppError('conflict', { message: 'Bu muafiyet şu anda geçerli değil.' });
    await endExemption(trx, exemptionId, today);
  } else {
    if (row.state !== 'asked')
      throw new AppError('conflict', { message: 'Bu muafiyet zaten karara bağlandı.' });
    if (row.askedById === who.operatorId)
      throw new AppError('forbidden', { message: 'Muafiyeti, girenden başka bir operatör onaylar.' });
    await decideExemption(
      trx,
      exemptionId,
      decision === 'approve' ? 'approved' : 'refused',
      who.operatorId,
      now,
    );
  }
  return { before: present(row, who), after: present(await locked(trx, exemptionId), who) };
}

async function locked(trx: Ctx['db'], id: number): Promise<ExemptionRow> {
  const row = await lockExemption(trx, id);
  if (!row) throw new AppError('recordNotFound');
  return row;
}

const refused = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
