import type {
  getOfferTags,
  orderOfferTags,
  removeOfferTag,
  saveOfferTag,
} from '@havan/contract/backoffice/content/market-campaigns';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { isSameSet } from '../content/same-set.ts';
import * as sql from './offer-tags.sql.ts';

type Tags = ResultOf<typeof getOfferTags>;

/** Returns the headings of special offers with the campaigns beneath each. */
export async function offerTags({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Tags> {
  return present(await sql.findOfferTags(db, clock.now()));
}

const present = (rows: readonly sql.OfferTagRow[]): Tags => ({
  tags: rows.map(({ id, title, description, is_shown, campaigns }) => ({
    tagId: id,
    title,
    description,
    isShown: is_shown,
    campaigns: [...campaigns],
  })),
});

/** @throws AppError `recordNotFound` for an unknown heading, and for a campaign that is not published */
export const writeTag = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { tagId, campaignIds, ...fields }: ParsedRequestOf<typeof saveOfferTag>,
): Promise<Tags> =>
  withTransaction(ctx.db, async (trx) => {
    const before = tagId === undefined ? null : await tagAsIs(ctx, trx, tagId);
    const id = tagId ?? (await sql.insertOfferTag(trx, fields));
    if (tagId !== undefined) await sql.updateOfferTag(trx, tagId, fields);
    const placed = await sql.replaceCampaigns(trx, id, campaignIds);
    if (placed !== new Set(campaignIds).size)
      throw new AppError('recordNotFound', { message: 'Seçtiğiniz kampanyalardan biri artık yok.' });
    await record(trx, ctx.clock.now(), me, caller, {
      action: before ? 'specialOffer.change' : 'specialOffer.create',
      subject: ['specialOffer', id],
      before: before && { title: before.title, campaigns: before.campaigns.length, isShown: before.is_shown },
      after: { title: fields.title, campaigns: placed, isShown: fields.isShown },
    });
    return offerTags({ ...ctx, db: trx });
  });

async function tagAsIs({ clock }: Context, trx: Db, tagId: number): Promise<sql.OfferTagRow> {
  const row = (await sql.findOfferTags(trx, clock.now())).find(({ id }) => id === tagId);
  if (!row) throw new AppError('recordNotFound');
  return row;
}

/** Orders the headings. @throws AppError `conflict` when one was added or removed meanwhile */
export const arrangeTags = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { tagIds }: ParsedRequestOf<typeof orderOfferTags>,
): Promise<Tags> =>
  withTransaction(ctx.db, async (trx) => {
    const before = (await sql.findOfferTags(trx, ctx.clock.now())).map(({ id }) => id);
    if (!isSameSet(tagIds, before))
      throw new AppError('conflict', {
        message: 'Başlıklar bu arada değişti. Yeni hâline bakıp tekrar deneyin.',
      });
    await sql.placeOfferTags(trx, tagIds);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'specialOffer.order',
      subject: ['specialOffer', tagIds.length],
      before: { order: before.join(', ') },
      after: { order: tagIds.join(', ') },
    });
    return offerTags({ ...ctx, db: trx });
  });

/** Removes a heading with its page; its campaigns continue. @throws AppError `recordNotFound` */
export const dropTag = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { tagId }: ParsedRequestOf<typeof removeOfferTag>,
): Promise<Tags> =>
  withTransaction(ctx.db, async (trx) => {
    const { title, campaigns, is_shown: isShown } = await tagAsIs(ctx, trx, tagId);
    await sql.deleteOfferTag(trx, tagId);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'specialOffer.remove',
      subject: ['specialOffer', tagId],
      before: { title, campaigns: campaigns.length, isShown },
      after: null,
    });
    return offerTags({ ...ctx, db: trx });
  });
