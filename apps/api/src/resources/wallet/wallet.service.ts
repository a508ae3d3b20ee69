import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/wallet';
import type { Wallet } from '@havan/contract/wallet';
import { formatMoney } from '@havan/domain/money';
import { smallestWithdrawal, withdrawalRefusal, withdrawalRestMs } from '@havan/domain/wallet';
import { accountOwner } from '@havan/validation/rules/account-owner';
import { iban } from '@havan/validation/rules/iban';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { invalidCursor } from '../../invalid-cursor.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { withTransaction } from '../../db/transaction.ts';
import { postWithdrawal, postWithdrawalBack } from '../ledger/ledger.service.ts';
import { balanceOf } from '../ledger/ledger.sql.ts';
import { walletContractHash, walletContractHtml, walletContractVersion } from './wallet-contract.ts';
import {
  closeWithdrawal,
  contractOf,
  insertWithdrawal,
  lastWithdrawals,
  lockRequested,
  lockWallet,
  movements,
  type MovementRow,
  putContract,
  walletSums,
  type WithdrawalRow,
} from './wallet.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId'>;
const shownWithdrawals = 10;
const defaultPageSize = 25;

export async function walletOf({ db }: Context, { companyId }: Member): Promise<Wallet> {
  const [sums, withdrawals, contract] = await inOneTrip(db, (one) =>
    Promise.all([
      walletSums(one, companyId),
      lastWithdrawals(one, companyId, shownWithdrawals),
      contractOf(one, companyId),
    ]),
  );
  const last = withdrawals.find(({ state }) => state === 'sent') ?? withdrawals[0];
  return {
    balance: sums.balance,
    owed: sums.owed,
    expected: sums.expected,
    inTransit: sums.in_transit,
    contract: {
      version: walletContractVersion,
      html: walletContractHtml,
      acceptedAt: contract?.version === walletContractVersion ? contract.accepted_at.toISOString() : null,
    },
    lastAccount: last ? { iban: last.iban, accountOwner: last.account_owner } : null,
    withdrawals: withdrawals.map(presentWithdrawal),
  };
}

const presentWithdrawal = (row: WithdrawalRow): Wallet['withdrawals'][number] => ({
  withdrawalId: row.id,
  amount: row.amount,
  iban: row.iban,
  accountOwner: row.account_owner,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** The movements of a wallet, newest first, with the balance after each. */
export async function listMovements(
  { db }: Context,
  { companyId }: Member,
  request: ParsedRequestOf<typeof calls.getWalletMovements>,
): Promise<ResultOf<typeof calls.getWalletMovements>> {
  const limit = request.pageSize ?? defaultPageSize;
  const rows = await movements(db, companyId, {
    kind: request.kind ?? null,
    from: request.from ?? null,
    to: request.to ?? null,
    before: idCursor(request.cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentMovement),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: null,
  };
}

const presentMovement = (row: MovementRow) => ({
  entryId: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  amount: row.amount,
  balance: row.balance,
  orderId: row.order_id,
  orderType: row.order_id === null ? null : row.is_sale ? ('sold' as const) : ('purchased' as const),
  ibanEnd: row.iban_end,
});

/** The position of a list by ids. @throws AppError `invalidRequest` */
export function idCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}

/** Keeps that the contract was accepted. @throws AppError `conflict` when another version was on the screen */
export async function acceptContract(
  ctx: Context,
  actor: Member,
  { version }: ParsedRequestOf<typeof calls.acceptWalletContract>,
): Promise<Wallet> {
  if (version !== walletContractVersion) throw new AppError('conflict');
  const at = ctx.clock.now();
  await putContract(ctx.db, { ...actor, version, sha256: walletContractHash, at });
  return walletOf(ctx, actor);
}

/**
 * Takes money out of a wallet for a bank account. The balance falls at once; the bank is told after a short rest, in
 * which it can be cancelled.
 *
 * @throws AppError `actionNotAllowed` before the contract is accepted, `invalidRequest` for an impossible account or
 * an amount that is not there
 */
export function withdraw(
  ctx: Context,
  actor: Member,
  request: ParsedRequestOf<typeof calls.withdrawToIban>,
): Promise<Wallet> {
  const account = v.safeParse(v.object({ iban: iban(), accountOwner: accountOwner() }), request);
  if (!account.success) {
    throw new AppError('invalidRequest', {
      message: account.issues[0].message,
      errors: account.issues.map((issue) => ({
        code: 'account',
        message: issue.message,
        path: v.getDotPath(issue) ?? 'iban',
      })),
    });
  }
  const { amount } = request;
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    // One after the other although they travel together: the balance is read when the wallet is held.
    const [contract, , balance] = await Promise.all([
      contractOf(trx, actor.companyId),
      lockWallet(trx, actor.companyId),
      balanceOf(trx, 'wallet', actor.companyId),
    ]);
    if (contract?.version !== walletContractVersion)
      throw new AppError('actionNotAllowed', { message: 'Önce cüzdan sözleşmesini onaylayın.' });
    const refusal = withdrawalRefusal(amount, balance);
    if (refusal) throw amountRefused(refusal, balance);
    const now = ctx.clock.now();
    const id = ctx.ports.random.uuid();
    const kept = insertWithdrawal(trx, {
      id,
      company_id: actor.companyId,
      user_id: actor.userId,
      amount,
      iban: account.output.iban,
      account_owner: account.output.accountOwner,
      state: 'requested',
      created_at: now,
      send_at: new Date(now.getTime() + withdrawalRestMs),
    });
    await Promise.all([kept, postWithdrawal(trx, { id, companyId: actor.companyId, amount })]);
    return walletOf(within, actor);
  });
}

function amountRefused(refusal: 'tooSmall' | 'tooMuch', balance: number): AppError {
  const message =
    refusal === 'tooSmall'
      ? `En az ${formatMoney(smallestWithdrawal)} çekebilirsiniz.`
      : `Bakiyeniz ${formatMoney(balance)}; daha fazlasını çekemezsiniz.`;
  return new AppError('invalidRequest', { message, errors: [{ code: refusal, message, path: 'amount' }] });
}

/** Takes a withdrawal back. @throws AppError `actionNotAllowed` once the bank has been given it */
export function cancelWithdrawal(
  ctx: Context,
  actor: Member,
  { withdrawalId }: ParsedRequestOf<typeof calls.cancelWithdrawal>,
): Promise<Wallet> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await lockRequested(trx, withdrawalId);
    if (row?.company_id !== actor.companyId) throw new AppError('actionNotAllowed');
    // Once it was handed over nobody knows what the bank did: from then on only the bank ends it.
    if (row.tries > 0) throw new AppError('actionNotAllowed');
    await Promise.all([
      closeWithdrawal(trx, row.id, 'cancelled', ctx.clock.now()),
      postWithdrawalBack(trx, { id: row.id, companyId: row.company_id, amount: row.amount }),
    ]);
    return walletOf({ ...ctx, db: trx }, actor);
  });
}
