import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  copyCampaign as copyCall,
  deleteCampaign as deleteCall,
  saveCampaign as saveCall,
} from '@havan/contract/campaigns/seller-campaigns';
import {
  type CampaignProblem,
  campaignProblems,
  campaignPercentMax,
  type CampaignTerms,
  campaignTitleMax,
  publishProblems,
  worseTerms,
} from '@havan/domain/campaign-terms';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import {
  onlyListable,
  requireListable,
  requireSeller,
} from '../../listings/permission/permission.service.ts';
import { campaignCode } from './campaign-code.ts';
import { nextCampaignId } from './next-campaign-id.ts';
import * as sql from './seller-campaign-writes.sql.ts';
import { sellerCampaign } from './seller-campaigns.service.ts';
import { findChosenListings } from './seller-campaigns.sql.ts';

type Answer = ResultOf<typeof saveCall>;

/**
 * Creates a draft, or changes a draft, a planned campaign, or a running one as far as it gets no worse for buyers who
 * rely on it.
 *
 * @throws AppError `forbidden` for a company that may not sell, or for a new campaign while the flag `createCampaign`
 * is off, `recordNotFound` for a foreign campaign or listing, `conflict` for another version, `actionNotAllowed` for an
 * ended campaign, `invalidRequest` for invalid terms, each at its field, and for a product that the company may not
 * sell
 */
export async function saveCampaign(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof saveCall>,
): Promise<Answer> {
  await requireSeller(ctx, actor);
  const { campaignId, version, listingIds, startsAt, endsAt, ...rest } = request;
  const terms = { ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  refuse(campaignProblems(terms));
  const chosen = await requireOwnListings(ctx, actor, listingIds);
  if (campaignId === undefined) {
    await requireListable(ctx, actor, chosen, 'listingIds');
    return insertNew(ctx, actor, terms, chosen);
  }
  const before = await lockOwn(ctx, actor, campaignId, version);
  if (before.state === 'ended' || before.isStopping) throw new AppError('actionNotAllowed');
  // Nothing leaves a running campaign: a listing that was reclassified since is refused at the cart, and only new
  // listings are checked here.
  const known =
    before.state === 'running' ? new Set(await findChosenListings(ctx.db, campaignId)) : new Set();
  await requireListable(
    ctx,
    actor,
    chosen.filter((id) => !known.has(id)),
    'listingIds',
  );
  if (before.state === 'running') await requireNoWorse(ctx, before, terms, chosen);
  if (before.state === 'scheduled') requirePublishable(terms, chosen.length, ctx.clock.now());
  if (before.state !== 'draft') await requireBearable(ctx, terms, chosen);
  await sql.writeTerms(ctx.db, campaignId, writtenOf(terms, ctx.clock.now()));
  if (before.isSelected) await sql.replaceChosen(ctx.db, campaignId, chosen);
  return sellerCampaign(ctx, actor, { campaignId });
}

/**
 * Creates a draft with the terms and listings of a campaign, which begins now and lasts as long. Products that the
 * company may no longer sell are left out.
 *
 * @throws AppError `recordNotFound`, `forbidden` as `saveCampaign`, `actionNotAllowed` for the campaign of a special
 * day
 */
export async function copyCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId }: ParsedRequestOf<typeof copyCall>,
): Promise<Answer> {
  await requireSeller(ctx, actor);
  const source = await lockOwn(ctx, actor, campaignId);
  if (source.kind === 'specialDay' || source.kind === 'disasterRelief')
    throw new AppError('actionNotAllowed');
  const startsAt = ctx.clock.now();
  const endsAt = new Date(startsAt.getTime() + source.endsAt.getTime() - source.startsAt.getTime());
  const chosen = await findChosenListings(ctx.db, campaignId);
  const own = await sql.findOwnListings(ctx.db, actor.companyId, chosen);
  const title = `${source.title.slice(0, campaignTitleMax - copyMark.length)}${copyMark}`;
  const listable = await onlyListable(ctx, actor, own);
  return insertNew(ctx, actor, { ...source, title, startsAt, endsAt }, listable);
}

const copyMark = ' (kopya)';

/** Deletes a draft. @throws AppError `recordNotFound`, `actionNotAllowed` for a campaign that was published */
export async function deleteCampaign(
  ctx: Context,
  actor: Actor,
  { campaignId }: ParsedRequestOf<typeof deleteCall>,
): Promise<ResultOf<typeof deleteCall>> {
  const { state } = await lockOwn(ctx, actor, campaignId);
  if (state !== 'draft') throw new AppError('actionNotAllowed');
  await sql.deleteCampaignRow(ctx.db, campaignId);
  return { done: true };
}

/**
 * Returns a campaign of the company, locked. @throws AppError `recordNotFound`, `conflict` for another
 * version than was read
 */
export async function lockOwn(
  ctx: Context,
  { companyId }: Actor,
  campaignId: number,
  version?: number,
): Promise<sql.StoredCampaign> {
  const row = await sql.lockCampaign(ctx.db, companyId, campaignId);
  if (!row) throw new AppError('recordNotFound');
  if (version !== undefined && row.version !== version) throw new AppError('conflict');
  return row;
}

/** @throws AppError `invalidRequest` with every reason why a campaign may not be published now */
export function requirePublishable(terms: CampaignTerms, listings: number, now: Date): void {
  const sentences = publishProblems(terms, listings, now);
  if (sentences[0] === undefined) return;
  throw new AppError('invalidRequest', {
    message: sentences[0],
    errors: sentences.map((message) => ({ code: 'campaign', message })),
  });
}

/**
 * Refuses a discount by an amount that exceeds the highest percentage for cheap products.
 *
 * @throws AppError `invalidRequest` at `steps` with the number of these listings
 */
export async function requireBearable(
  { db }: Context,
  { steps }: Pick<CampaignTerms, 'steps'>,
  listingIds: readonly number[],
): Promise<void> {
  const amount = Math.max(0, ...steps.map((step) => step.amount));
  if (amount === 0) return;
  const count = await sql.countTooDeep(db, listingIds, { amount, percentMax: campaignPercentMax });
  if (count === 0) return;
  const message = `${count} ürünün fiyatı %${campaignPercentMax} oranından çok düşüyor. Tutarı azaltın ya da bu ürünleri çıkarın.`;
  throw new AppError('invalidRequest', {
    message,
    errors: [{ code: 'campaign', message, path: 'steps' }],
  });
}

interface NewTerms extends CampaignTerms {
  readonly description: string;
}

async function insertNew(
  ctx: Context,
  actor: Actor,
  terms: NewTerms,
  chosen: readonly number[],
): Promise<Answer> {
  const rules = await accessRulesFor(ctx.db, actor.userId);
  if (!rules.isOn('createCampaign')) throw new AppError('forbidden');
  const id = await nextCampaignId(ctx.db);
  const named = { id, code: campaignCode(terms.title, id), sellerId: actor.companyId, userId: actor.userId };
  await sql.insertDraft(ctx.db, named, writtenOf(terms, ctx.clock.now()));
  await sql.replaceChosen(ctx.db, id, chosen);
  return sellerCampaign(ctx, actor, { campaignId: id });
}

function writtenOf(terms: NewTerms, at: Date): sql.WrittenCampaign {
  const { kind, steps, bonus } = terms;
  const last = steps.at(-1);
  const value =
    kind === 'buyXGetY'
      ? (bonus?.buy ?? 0)
      : kind === 'amountOff'
        ? (last?.amount ?? 0)
        : (last?.percent ?? 0);
  return { ...terms, value, at };
}

async function requireOwnListings(
  ctx: Context,
  { companyId }: Actor,
  listingIds: readonly number[],
): Promise<number[]> {
  const wanted = new Set(listingIds);
  const own = await sql.findOwnListings(ctx.db, companyId, [...wanted]);
  if (own.length !== wanted.size)
    throw new AppError('recordNotFound', {
      message: 'Seçtiğiniz ilanlardan bazıları artık yok. Listeyi yenileyin.',
    });
  return own;
}

async function requireNoWorse(
  ctx: Context,
  before: sql.StoredCampaign,
  after: CampaignTerms,
  chosen: readonly number[],
): Promise<void> {
  refuse(worseTerms(before, after));
  const kept = new Set(chosen);
  const known = before.isSelected ? await findChosenListings(ctx.db, before.id) : [];
  if (known.some((id) => !kept.has(id)))
    throw new AppError('invalidRequest', {
      message: 'Yayındaki bir kampanyadan ürün çıkarılamaz.',
      errors: [
        { code: 'campaign', message: 'Yayındaki bir kampanyadan ürün çıkarılamaz.', path: 'listingIds' },
      ],
    });
}

function refuse(problems: readonly CampaignProblem[]): void {
  if (!problems[0]) return;
  throw new AppError('invalidRequest', {
    message: problems[0].sentence,
    errors: problems.map(({ field, sentence }) => ({ code: 'campaign', message: sentence, path: field })),
  });
}
