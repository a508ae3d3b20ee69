import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/money/payout-accounts';
import type { PayoutAccounts } from '@havan/contract/money/payout-accounts';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import {
  isSameLegalName,
  mostPayoutAccounts,
  payoutAccountState,
  usableFrom,
} from '@havan/domain/payout-account';
import { maskPhone } from '@havan/domain/phone';
import { iban as ibanRule } from '@havan/validation/rules/iban';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { findOwnContact, requireOwnPassword } from '../../identity/account/password.service.ts';
import { accountPage } from '../../identity/codes/account-links.ts';
import {
  admitSending,
  checkCode,
  consumeCode,
  issueCode,
  resendAfter,
} from '../../identity/codes/one-time-codes.ts';
import { requireRecentProof } from '../../identity/second-factor/prove-second-factor.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { payoutAccountMail, payoutCodeSms, payoutNotice } from './payout-account-messages.ts';
import { presentPayoutAccount } from './payout-account.presenter.ts';
import * as sql from './payout-account.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId'>;

const settingsPath = '/myprofile/settings/payout';

const ownerOf = (id: string) => ({ purpose: 'payoutAccount' as const, subject: `payoutAccount:${id}` });

const refuse = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { errors: [{ code: 'form', message, path }] });

/** Returns the accounts that a company may be paid to, and the name that they must bear. */
export async function payoutAccountsOf(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<PayoutAccounts> {
  const company = await sql.findLegalName(db, companyId);
  const rows = await sql.listPayoutAccounts(db, companyId, mostPayoutAccounts);
  return {
    legalName: company.trade_name,
    accounts: rows.map((row) => presentPayoutAccount(row, clock.now())),
  };
}

/**
 * Stores an account until its code is entered, and sends the code by SMS to the requesting owner. Another request for a
 * waiting account sends another code.
 *
 * @throws AppError `invalidRequest` at the field, also for a name that is not the company's; `conflict` for an account
 * that is stored already, `actionNotAllowed` for a sixth one, `tooManyRequests`; and as `requireRecentProof`
 */
export async function addPayoutAccount(
  ctx: Context,
  actor: Member & Pick<Actor, 'familyId' | 'role'>,
  request: ParsedRequestOf<typeof calls.addPayoutAccount>,
): Promise<ResultOf<typeof calls.addPayoutAccount>> {
  const { iban } = requireForm(v.object({ iban: ibanRule() }), { iban: request.iban });
  const { trade_name: legalName } = await sql.findLegalName(ctx.db, actor.companyId);
  if (!isSameLegalName(request.ownerName, legalName))
    throw refuse('ownerName', `Hesap firmanızın unvanına açılmış olmalı: ${legalName}`);
  const kept = await sql.listPayoutAccounts(ctx.db, actor.companyId, mostPayoutAccounts);
  const same = kept.find((row) => row.iban === iban);
  if (same?.verified_at) throw new AppError('conflict', { message: 'Bu hesap zaten kayıtlı.' });
  if (!same && kept.length >= mostPayoutAccounts)
    throw new AppError('actionNotAllowed', {
      message: `En fazla ${mostPayoutAccounts} hesap ekleyebilirsiniz.`,
    });
  await requireOwnPassword(ctx, actor, request.password, 'password');
  await requireRecentProof(ctx, actor);
  const { phone } = await findOwnContact(ctx, actor);
  await admitSending(ctx, 'payout', phone);
  const id = same?.id ?? ctx.ports.random.uuid();
  const facts = { owner_name: legalName, added_by: actor.userId, created_at: ctx.clock.now() };
  const expiresAt = await withTransaction(ctx.db, async (trx) => {
    if (same) await sql.renewPayoutAccount(trx, id, facts);
    else await sql.insertPayoutAccount(trx, { id, company_id: actor.companyId, iban, ...facts });
    const issued = await issueCode({ ...ctx, db: trx }, ownerOf(id), phone);
    await ctx.ports.messages.send(trx, payoutCodeSms(phone, issued.code, iban));
    return issued.expiresAt;
  });
  return {
    payoutAccountId: id,
    recipient: maskPhone(phone) ?? '',
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'payout', phone),
  };
}

/**
 * Verifies an account by its code. Payouts to it are possible after a day; every owner is notified by mail and in the
 * app, and can remove it until then.
 *
 * @throws AppError `recordNotFound`, `codeInvalid`, `codeTriesUsed`
 */
export async function verifyPayoutAccount(
  ctx: Context,
  actor: Actor,
  { payoutAccountId, code }: ParsedRequestOf<typeof calls.verifyPayoutAccount>,
): Promise<PayoutAccounts> {
  const row = await sql.findPayoutAccount(ctx.db, actor.companyId, payoutAccountId);
  // Only the owner who requested the code may enter it.
  if (!row || row.verified_at || row.added_by !== actor.userId) throw new AppError('recordNotFound');
  await checkCode(ctx, ownerOf(row.id), code);
  const now = ctx.clock.now();
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    await consumeCode(inside, ownerOf(row.id), code);
    await sql.markPayoutAccountVerified(trx, row.id, now);
    await notifyOwners(inside, actor, row.iban, usableFrom(now));
    return payoutAccountsOf(inside, actor);
  });
}

async function notifyOwners(ctx: Context, actor: Actor, iban: string, from: Date): Promise<void> {
  const owners = await sql.listOwners(ctx.db, actor.companyId);
  const by = owners.find(({ id }) => id === actor.userId);
  const notice = payoutNotice(iban, by ? `${by.name} ${by.surname}` : actor.username, from);
  const settings = accountPage(ctx, actor.companyType, settingsPath);
  await insertNotifications(ctx.db, [
    {
      companyId: actor.companyId,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.security,
      body: notice,
      redirectUrl: settingsPath,
      issueDate: ctx.clock.now(),
    },
  ]);
  // Sent whatever their notification settings: warnings about money cannot be switched off.
  await ctx.ports.messages.send(
    ctx.db,
    ...owners.map(({ email, name }) => payoutAccountMail(email, { name, notice, settings })),
  );
}

/** Removes an account. @throws AppError `recordNotFound` */
export async function removePayoutAccount(ctx: Context, actor: Member, id: string): Promise<PayoutAccounts> {
  if (!(await sql.removePayoutAccountRow(ctx.db, actor.companyId, id, ctx.clock.now())))
    throw new AppError('recordNotFound');
  return payoutAccountsOf(ctx, actor);
}

/**
 * Returns an account to which money may be paid.
 *
 * @throws AppError `actionNotAllowed` for an account that is not verified, or whose waiting period is not over
 */
export async function requireUsableAccount(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  id: string,
): Promise<{ readonly id: string; readonly iban: string; readonly ownerName: string }> {
  const row = await sql.findPayoutAccount(db, companyId, id);
  const state = row && payoutAccountState(row.verified_at, clock.now());
  if (!row?.verified_at || state === 'unverified')
    throw new AppError('actionNotAllowed', {
      message: 'Para yalnızca doğruladığınız bir ödeme hesabına aktarılır.',
    });
  if (state === 'resting') {
    const from = usableFrom(row.verified_at);
    throw new AppError('actionNotAllowed', {
      message: `Bu hesap yeni eklendi. ${formatDate(from)} ${formatTime(from)} itibarıyla para çekebilirsiniz.`,
    });
  }
  return { id: row.id, iban: row.iban, ownerName: row.owner_name };
}
