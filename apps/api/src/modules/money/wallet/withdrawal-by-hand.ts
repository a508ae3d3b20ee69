import type { QueuedWithdrawal } from '@havan/contract/backoffice/money/payouts';
import type * as calls from '@havan/contract/backoffice/money/payouts';
import type { ParsedRequestOf } from '@havan/contract/call';
import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { isSettledBy, transferReturnReasons } from '@havan/domain/payout-run';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Operator } from '../../../core/operator.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { postWithdrawalBack, postWithdrawalSent } from '../ledger/ledger.service.ts';
import {
  closeWithdrawal,
  findListedWithdrawal,
  lockRequested,
  setBankWord,
  storeReport,
  type WithdrawalRow,
} from './wallet.sql.ts';
import { isWithOperators, presentListed } from './withdrawal-queue.ts';

type Request = ParsedRequestOf<typeof calls.closeWithdrawal>;

/** Returns the operator's text: the bank's reference, or the sentence that the company reads. */
const wordOf = ({ bankReference, reasonId }: Request): string =>
  bankReference ?? transferReturnReasons.find(({ id }) => id === reasonId)?.sentence ?? '';

/**
 * Ends a withdrawal at a bank that sends no transfers by itself, within the transaction of `ctx.db`. Above
 * `fourEyesLimit` the report of the first operator is stored, and the same report of another operator ends it; a
 * different report replaces the first.
 *
 * @throws AppError `recordNotFound`; `conflict` while the company may still cancel it, and at a bank that sends
 * transfers by itself
 */
export async function closeByHand(
  ctx: Context,
  { operatorId }: Pick<Operator, 'operatorId'>,
  request: Request,
): Promise<QueuedWithdrawal> {
  const { db: trx, clock, ports } = ctx;
  const row = await lockRequested(trx, request.withdrawalId);
  if (!row) throw new AppError('recordNotFound', { message: 'Bu para çekme artık beklemiyor.' });
  const now = clock.now();
  if (!isWithOperators(ports.bank, row, now))
    throw new AppError('conflict', {
      message: ports.bank.abilities.sendsTransfers
        ? 'Bu para çekmeyi banka kendisi gönderir; sonucunu da o bildirir.'
        : 'Firma bu para çekmeyi hâlâ iptal edebilir; bir dakika sonra yeniden deneyin.',
    });
  const word = wordOf(request);
  const said =
    row.said_by === null ? null : { operatorId: row.said_by, word: `${row.said_outcome} ${row.said_text}` };
  if (!isSettledBy(row.amount, { operatorId, word: `${request.outcome} ${word}` }, said))
    await storeReport(trx, row.id, { said_by: operatorId, said_outcome: request.outcome, said_text: word });
  else await end(ctx, row, request.outcome, word);
  return presentListed(ctx, operatorId, await findListedWithdrawal(trx, row.id));
}

async function end(ctx: Context, row: WithdrawalRow, outcome: Request['outcome'], word: string) {
  const { db: trx, clock } = ctx;
  const isSent = outcome === 'sent';
  await closeWithdrawal(trx, row.id, outcome, clock.now());
  await setBankWord(trx, row.id, {
    bank_reference: isSent ? word : null,
    refusal_reason: isSent ? null : word,
  });
  const money = { id: row.id, companyId: row.company_id, amount: row.amount };
  await (isSent ? postWithdrawalSent(trx, money) : postWithdrawalBack(trx, money));
  const account = `•••• ${row.iban.slice(-4)}`;
  await insertNotifications(trx, [
    {
      companyId: row.company_id,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.payout,
      body: isSent
        ? `Cüzdanınızdan çektiğiniz <b>${formatMoney(row.amount)}</b> ${account} hesabınıza gönderildi. Banka referansı: ${word}.`
        : `${account} hesabına çekmek istediğiniz <b>${formatMoney(row.amount)}</b> cüzdanınıza geri döndü: ${word} Hesabınızı denetleyip yeniden deneyin.`,
      redirectUrl: '/myprofile/wallet',
      issueDate: clock.now(),
    },
  ]);
}
