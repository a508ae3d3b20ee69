import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { Context } from '../../../core/context.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import type { TransferRow } from './payout-runs.sql.ts';

/** Paths of the pages on which a company reads its payouts and corrects its account. */
const statementsPath = '/myprofile/salesperformance/payouts';
const accountsPath = '/myprofile/settings/payout';

const news = (ctx: Context, companyId: number, body: string, redirectUrl: string) => ({
  companyId,
  mainCategoryId: notificationMainCategories.sales,
  subCategoryId: notificationKinds.payout,
  body,
  redirectUrl,
  issueDate: ctx.clock.now(),
});

const ending = (iban: string): string => `•••• ${iban.slice(-4)}`;

/** Notifies the companies that the bank has sent their money. */
export const notifySent = (
  ctx: Context,
  run: string,
  transfers: readonly Pick<TransferRow, 'company_id' | 'amount' | 'iban'>[],
): Promise<unknown> =>
  insertNotifications(
    ctx.db,
    transfers.map(({ company_id: companyId, amount, iban }) =>
      news(
        ctx,
        companyId,
        `<b>${formatMoney(amount)}</b> hakedişiniz ${ending(iban)} hesabınıza gönderildi. Ödeme no: ${run}.`,
        statementsPath,
      ),
    ),
  );

/** Notifies a company that its money came back, and of the next step. */
export const notifyReturned = (
  ctx: Context,
  run: string,
  { company_id: companyId, amount, iban, return_reason: reason }: TransferRow,
): Promise<unknown> =>
  insertNotifications(ctx.db, [
    news(
      ctx,
      companyId,
      `${ending(iban)} hesabınıza gönderilen <b>${formatMoney(amount)}</b> geri döndü: ${reason} Hesabınızı denetleyin; tutar bir sonraki ödeme gününde yeniden gönderilir. Ödeme no: ${run}.`,
      accountsPath,
    ),
  ]);
