import type {
  createMarketCampaign,
  getCampaignReach,
  OperatorCampaign,
} from '@havan/contract/backoffice/content/market-campaigns';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { campaignProblems, type CampaignTerms, publishProblems } from '@havan/domain/campaign-terms';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { campaignCode } from '../../campaigns/seller-campaigns/campaign-code.ts';
import { nextCampaignId } from '../../campaigns/seller-campaigns/next-campaign-id.ts';
import { record } from '../audit/record.ts';
import { marketCampaign } from './market-campaigns.service.ts';
import * as sql from './market-campaigns.sql.ts';

/** Counts what a campaign over a category, or over the whole market, would cover now. */
export const campaignReach = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { categoryId }: ParsedRequestOf<typeof getCampaignReach>,
): Promise<ResultOf<typeof getCampaignReach>> =>
  sql.countReach(db, categoryId ?? null, istanbulIsoDay(clock.now()));

/**
 * Publishes a percentage discount that the market pays: it reimburses the sellers at the release (decision 079).
 *
 * @throws AppError `invalidRequest` for invalid terms, each at its field, for an unknown category, and for one without
 * offers
 */
export const createCampaign = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  request: ParsedRequestOf<typeof createMarketCampaign>,
): Promise<OperatorCampaign> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const { title, description, categoryId, percent, fromQuantity, unitLimit, companyLimit } = request;
    const steps = [{ fromQuantity, percent, amount: 0 }];
    const startsAt = new Date(Math.max(new Date(request.startsAt).getTime(), now.getTime()));
    const terms: CampaignTerms = {
      kind: 'percentOff',
      title,
      steps,
      bonus: null,
      startsAt,
      endsAt: new Date(request.endsAt),
      unitLimit,
      companyLimit,
    };
    for (const { field, sentence } of campaignProblems(terms)) refuse(field, sentence);
    if (categoryId !== null && !(await sql.isCategory(trx, categoryId)))
      refuse('categoryId', 'Kategori bulunamadı; yeniden seçin.');
    const { offers } = await sql.countReach(trx, categoryId, istanbulIsoDay(now));
    if (offers === 0) refuse('categoryId', 'Burada satışta teklif yok.');
    for (const sentence of publishProblems(terms, offers, now)) refuse('endsAt', sentence);
    const id = await nextCampaignId(trx);
    const code = campaignCode(title, id);
    const campaign = { ...terms, id, code, description, categoryId, percent, at: now };
    await sql.insertMarketCampaign(trx, campaign);
    await record(trx, now, me, caller, {
      action: 'campaign.create',
      subject: ['campaign', id],
      before: null,
      after: {
        title,
        categoryId,
        percent,
        fromQuantity,
        unitLimit,
        companyLimit,
        startsAt,
        endsAt: terms.endsAt,
        offers,
      },
    });
    return marketCampaign(trx, id);
  });

function refuse(path: string, message: string): never {
  throw new AppError('invalidRequest', { message, errors: [{ code: 'campaign', message, path }] });
}
