import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/money/wallet';
import type { Wallet } from '@havan/contract/money/wallet';
import { formatMoney } from '@havan/domain/money';
import { needsSecondFactor, secondFactorFrom, secondFactorWindowMs } from '@havan/domain/second-factor';
import { smallestWithdrawal, withdrawalRefusal, withdrawalRestMs } from '@havan/domain/wallet';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Reading } from '../../../core/http/reading-for.ts';
import { hasSecondFactor, requireRecentProof } from '../../identity/second-factor/prove-second-factor.ts';
import { postWithdrawal, postWithdrawalBack } from '../ledger/ledger.service.ts';
import { balanceOf } from '../ledger/ledger.sql.ts';
import { requireUsableAccount } from '../payout-accounts/payout-account.service.ts';
import { rateNow } from '../withholding/withholding.service.ts';
import { pendingPayoutOf } from './pending-payout.sql.ts';
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
  withdrawnSince,
} from './wallet.sql.ts';
import { isWithOperators } from './withdrawal-queue.ts';

export { payoutOfOrder, pendingPayoutOf } from './pending-payout.sql.ts';
export { lockWallet } from './wallet.sql.ts';

type Member = Pick<Actor, 'companyId' | 'userId'>;
type Withdrawer = Member & Pick<Actor, 'familyId'>;
const shownWithdrawals = 10;
const defaultPageSize = 25;

/** Movements in one read of an export; each read sums the balance over the whole wallet. */
const movementsPerRead = 5_000;

export type WalletMovement = ResultOf<typeof calls.getWalletMovements>['items'][number];

export async function walletOf({ db, clock }: Context, { companyId }: Member): Promise<Wallet> {
  const basisPoints = await rateNow({ db, clock }, companyId);
  const [sums, pendingPayout, withdrawals, contract] = await pipeline(db, [
    (one) => walletSums(one, companyId),
    (one) => pendingPayoutOf(one, companyId, basisPoints),
    (one) => lastWithdrawals(one, companyId, shownWithdrawals),
    (one) => contractOf(one, companyId),
  ]);
  return {
    balance: sums.balance,
    owed: sums.owed,
    pendingPayout,
    inTransit: sums.in_transit,
    contract: {
      version: walletContractVersion,
      html: walletContractHtml,
      acceptedAt: contract?.version === walletContractVersion ? contract.accepted_at.toISOString() : null,
    },
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

/** Returns the movements of a wallet, newest first, with the balance after each. */
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

/** Yields every movement of `listMovements`, a few thousand at a time; `reading` as in `statementPages`. */
export async function* movementPages(
  ctx: Context,
  actor: Member,
  request: Omit<ParsedRequestOf<typeof calls.getWalletMovements>, 'cursor' | 'pageSize'>,
  reading: Reading,
): AsyncGenerator<readonly WalletMovement[]> {
  let cursor: string | null = null;
  do {
    const from: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await reading((db) =>
      listMovements({ ...ctx, db }, actor, { ...request, ...from, pageSize: movementsPerRead }),
    );
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
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

/** Returns the position of a list by ids. @throws AppError `invalidRequest` */
export function idCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}

/** Stores that the contract was accepted. @throws AppError `conflict` when another version was shown */
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
 * Withdraws money from a wallet to a bank account that the company has verified. The balance falls at once; the
 * withdrawal is sent to the bank after a short waiting period, in which it can be cancelled.
 *
 * @throws AppError `actionNotAllowed` before the contract is accepted or for any other account, `invalidRequest` for an
 * amount above the balance; above a daily limit as `requireProofForMoney`
 */
export function withdraw(
  ctx: Context,
  actor: Withdrawer,
  { amount, payoutAccountId }: ParsedRequestOf<typeof calls.withdrawToIban>,
): Promise<Wallet> {
  return withTransaction(ctx.db, async (trx) => {
    const within = { ...ctx, db: trx };
    // Executed in order although sent in one packet: the balance is read after the wallet is locked.
    const [contract, , balance] = await pipeline(trx, [
      (one) => contractOf(one, actor.companyId),
      (one) => lockWallet(one, actor.companyId),
      (one) => balanceOf(one, 'wallet', actor.companyId),
    ]);
    if (contract?.version !== walletContractVersion)
      throw new AppError('actionNotAllowed', { message: 'Önce cüzdan sözleşmesini onaylayın.' });
    const account = await requireUsableAccount(within, actor, payoutAccountId);
    const refusal = withdrawalRefusal(amount, balance);
    if (refusal) throw amountRefused(refusal, balance);
    if (await isAboveLimit(within, actor, amount)) await requireProofForMoney(within, actor);
    const now = ctx.clock.now();
    const id = ctx.ports.random.uuid();
    await pipeline(trx, [
      (one) =>
        insertWithdrawal(one, {
          id,
          company_id: actor.companyId,
          user_id: actor.userId,
          amount,
          iban: account.iban,
          // The longest name that the bank accepts.
          account_owner: account.ownerName.slice(0, 100),
          payout_account_id: account.id,
          state: 'requested',
          created_at: now,
          send_at: new Date(now.getTime() + withdrawalRestMs),
        }),
      (one) => postWithdrawal(one, { id, companyId: actor.companyId, amount }),
    ]);
    return walletOf(within, actor);
  });
}

const isAboveLimit = async ({ db, clock }: Context, { companyId }: Member, amount: number) =>
  needsSecondFactor(
    amount,
    await withdrawnSince(db, companyId, new Date(clock.now().getTime() - secondFactorWindowMs)),
  );

/** @throws AppError `secondFactorMissing` without an authenticator, and as `requireRecentProof` */
async function requireProofForMoney(ctx: Context, actor: Withdrawer): Promise<void> {
  if (!(await hasSecondFactor(ctx, actor.userId)))
    throw new AppError('secondFactorMissing', {
      message: `Bir günde ${formatMoney(secondFactorFrom)} ve üzeri para çekmek için iki adımlı doğrulamayı açın.`,
    });
  await requireRecentProof(ctx, actor);
}

function amountRefused(refusal: 'tooSmall' | 'tooMuch', balance: number): AppError {
  const message =
    refusal === 'tooSmall'
      ? `En az ${formatMoney(smallestWithdrawal)} çekebilirsiniz.`
      : `Bakiyeniz ${formatMoney(balance)}; daha fazlasını çekemezsiniz.`;
  return new AppError('invalidRequest', { message, errors: [{ code: refusal, message, path: 'amount' }] });
}

/** Cancels a withdrawal. @throws AppError `actionNotAllowed` once it has been sent to the bank */
export function cancelWithdrawal(
  ctx: Context,
  actor: Member,
  { withdrawalId }: ParsedRequestOf<typeof calls.cancelWithdrawal>,
): Promise<Wallet> {
  return withTransaction(ctx.db, async (trx) => {
    const row = await lockRequested(trx, withdrawalId);
    if (row?.company_id !== actor.companyId) throw new AppError('actionNotAllowed');
    // Once it was sent to the bank, its result is unknown: from then on only the bank ends it.
    // When an operator sends it, this holds from the end of the waiting minute on.
    if (row.tries > 0 || isWithOperators(ctx.ports.bank, row, ctx.clock.now()))
      throw new AppError('actionNotAllowed', {
        message: 'Bu para çekme bankaya iletildi; artık iptal edilemez.',
      });
    await pipeline(trx, [
      (one) => closeWithdrawal(one, row.id, 'cancelled', ctx.clock.now()),
      (one) => postWithdrawalBack(one, { id: row.id, companyId: row.company_id, amount: row.amount }),
    ]);
    return walletOf({ ...ctx, db: trx }, actor);
  });
}
