import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  askCompanyChange,
  CompanyChange,
  getCompanyChanges,
  withdrawCompanyChange,
} from '@havan/contract/identity/company/company-changes';
import { changedFacts, changeRefusal, type CompanyFacts } from '@havan/domain/company-change';
import { checkForm } from '@havan/validation/form-result';
import { companyChangeForm } from '@havan/validation/forms/company-change';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../files/files.service.ts';
import { presentCompanyChange } from './company-changes.presenter.ts';
import * as sql from './company-changes.sql.ts';

/** The number of changes on the page of the settings. */
const shownChanges = 20;

/** Returns the facts of the company and its change requests. */
export async function changesOf(
  { db }: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof getCompanyChanges>> {
  const [facts, rows] = await Promise.all([
    sql.findFacts(db, companyId),
    sql.findChangesOf(db, companyId, shownChanges),
  ]);
  if (!facts) throw new AppError('recordNotFound');
  return { facts, changes: rows.map(presentCompanyChange) };
}

/**
 * Requests a change; only differing facts are stored.
 *
 * @throws AppError `invalidRequest` at its field, or when nothing differs or a document is missing; `conflict` while
 * another request waits
 */
export async function askChange(
  ctx: Context,
  actor: Actor,
  { note = '', fileIds = [], ...wanted }: ParsedRequestOf<typeof askCompanyChange>,
): Promise<CompanyChange> {
  const checked = checkForm(companyChangeForm(), wanted);
  if (!checked.valid)
    throw new AppError('invalidRequest', {
      errors: Object.entries(checked.errors).map(([path, message]) => ({ code: path, message, path })),
    });
  const after: CompanyFacts = checked.values;
  return withTransaction(ctx.db, async (trx) => {
    const before = await sql.findFacts(trx, actor.companyId, { lock: true });
    if (!before) throw new AppError('recordNotFound');
    if (!(await sql.findTown(trx, after.townId)))
      throw new AppError('invalidRequest', {
        errors: [{ code: 'townId', message: 'İlçeyi seçin.', path: 'townId' }],
      });
    const changed = changedFacts(before, after);
    const refusal = changeRefusal(changed, fileIds.length);
    if (refusal) throw new AppError('invalidRequest', { message: refusal });
    const sideOf = (facts: CompanyFacts) => Object.fromEntries(changed.map((fact) => [fact, facts[fact]]));
    await claimFiles({ ...ctx, db: trx }, actor, 'companyDocument', fileIds);
    const id = await sql.insertChange(trx, {
      companyId: actor.companyId,
      userId: actor.userId,
      before: sideOf(before),
      after: sideOf(after),
      note,
      at: ctx.clock.now(),
    });
    if (id === undefined)
      throw new AppError('conflict', {
        message: 'İncelenen bir değişiklik isteğiniz var. Önce onu geri çekin.',
      });
    await sql.insertChangeFiles(trx, id, fileIds);
    return presentCompanyChange(await changeById(trx, id));
  });
}

/** Withdraws a waiting request. @throws AppError `recordNotFound` for any other */
export async function withdrawChange(
  { db, clock }: Context,
  { companyId }: Actor,
  { changeId }: ParsedRequestOf<typeof withdrawCompanyChange>,
): Promise<void> {
  const ruling = { state: 'withdrawn', reason: null, at: clock.now() } as const;
  if (!(await sql.writeChangeRuling(db, changeId, ruling, companyId))) throw new AppError('recordNotFound');
}

export const countCompanyChanges = (db: Db, dueSince: Date) => sql.countWaitingChanges(db, dueSince);
export const waitingCompanyChanges = async (db: Db, after: number, limit: number) =>
  (await sql.findWaitingChanges(db, after, limit)).map((row) => ({
    ...presentCompanyChange(row),
    companyName: row.company_name,
    askedOn: row.asked_at,
  }));

async function changeById(db: Db, id: number, options: { readonly lock?: boolean } = {}) {
  const row = await sql.findChange(db, id, options);
  if (!row) throw new AppError('recordNotFound');
  return row;
}

/**
 * Returns a request as it was made, and whether its "before" has become outdated. @throws AppError
 * `recordNotFound`
 */
export async function changeForOperator(db: Db, id: number) {
  const row = await changeById(db, id);
  const facts = await sql.findFacts(db, row.company_id);
  const isOutdated = Object.entries(row.before).some(
    ([fact, value]) => facts?.[fact as keyof CompanyFacts] !== value,
  );
  return {
    change: presentCompanyChange(row),
    companyId: row.company_id,
    companyName: row.company_name,
    askedBy: row.asked_by_name,
    isOutdated,
    taxNumber: row.after.taxNumber ?? null,
  };
}

/**
 * Stores the decision; an approval (`reason` null) copies the facts into the company. Runs in the transaction of the
 * decision.
 *
 * @throws AppError `recordNotFound`, `conflict` when it was decided already
 */
export async function ruleChange(
  ctx: Context,
  id: number,
  reason: string | null,
): Promise<{ readonly companyId: number; readonly before: object; readonly after: object }> {
  const row = await changeById(ctx.db, id, { lock: true });
  const state = reason === null ? 'approved' : 'rejected';
  if (!(await sql.writeChangeRuling(ctx.db, id, { state, reason, at: ctx.clock.now() })))
    throw new AppError('conflict', { message: 'Bu istek daha önce karara bağlandı.' });
  const stood = await sql.findFacts(ctx.db, row.company_id, { lock: true });
  const { townId } = row.after;
  const town = townId === undefined ? undefined : await sql.findTown(ctx.db, townId);
  if (reason === null) await sql.writeFacts(ctx.db, row.company_id, row.after, town?.city_id ?? null);
  const before = Object.fromEntries(
    Object.keys(row.after).map((fact) => [fact, stood?.[fact as keyof CompanyFacts]]),
  );
  return { companyId: row.company_id, before, after: row.after };
}
