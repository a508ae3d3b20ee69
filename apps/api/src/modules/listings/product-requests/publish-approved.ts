import type { ListingOutcome, NewListingTerms, SellerListing } from '@havan/contract/listings/listings';
import { formatMoney } from '@havan/domain/money';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { createListing, type Origin } from '../listings/listing-writes.service.ts';
import type { Trader } from '../permission/permission.service.ts';
import * as sql from './product-requests.sql.ts';

type Publication = { readonly listing: SellerListing } | { readonly refusal: string };

const origin: Origin = { source: 'job', batchId: null };
const listedMeanwhile = 'Bu ürün için bu arada kendiniz ilan verdiniz.';

/**
 * Puts the product of a request on sale by the terms to which its company agreed, and stores the outcome. A refusal
 * leaves the approval as it is. `request` is the row as it was approved, locked by the transaction of `ctx.db`.
 *
 * @returns null without terms
 */
export async function publishApproved(
  ctx: Context,
  request: sql.ProductRequestRow,
  productId: number,
): Promise<Publication | null> {
  const { listing_terms: terms, terms_by: userId, company_id: companyId } = request;
  if (!terms || userId === null) return null;
  const publication = await publish(ctx, { companyId, userId, since: request.created_at, productId, terms });
  await sql.writePublication(ctx.db, request.id, {
    listingId: 'listing' in publication ? publication.listing.listingId : null,
    refusal: 'refusal' in publication ? publication.refusal : null,
  });
  return publication;
}

interface Agreed extends Trader {
  readonly productId: number;
  readonly terms: NewListingTerms;
  readonly since: Date;
}

async function publish(
  ctx: Context,
  { companyId, userId, productId, terms, since }: Agreed,
): Promise<Publication> {
  // The product may exist for hours before its request is approved; its units must not be listed twice.
  if (await sql.hasListedSince(ctx.db, { companyId, productId, since })) return { refusal: listedMeanwhile };
  try {
    const trader = { companyId, userId };
    const outcome = await createListing(ctx, trader, { productId, ...terms }, origin);
    return outcome.outcome === 'saved' ? { listing: outcome.listing } : { refusal: objectionOf(outcome) };
  } catch (error) {
    // `createListing` throws these before it writes anything, so the transaction goes on.
    if (error instanceof AppError) return { refusal: error.message };
    throw error;
  }
}

const objectionOf = (outcome: Exclude<ListingOutcome, { outcome: 'saved' }>): string => {
  const [first] = outcome.outcome === 'refused' ? outcome.problems : outcome.warnings;
  return first?.sentence ?? 'İlan bu arada değişti.';
};

const listingsOf = (barcode: string): string => `/myprofile/listings?${new URLSearchParams({ q: barcode })}`;
const desk = '/myprofile/listings/new';

/** Returns the notification of an approval: its sentence, and where it leads. */
export function approvalNotice(
  { name, barcode }: Pick<sql.ProductRequestRow, 'name' | 'barcode'>,
  publication: Publication | null,
): { readonly body: string; readonly redirectUrl: string } {
  const known = `İstediğiniz “${name}” katalogda`;
  if (!publication) return { body: `${known}. Satırınız tezgâhta; yayına alabilirsiniz.`, redirectUrl: desk };
  if ('refusal' in publication)
    return {
      body: `${known}, ama satırınız yayına alınmadı; tezgâhta duruyor. ${publication.refusal}`,
      redirectUrl: desk,
    };
  const { price, state } = publication.listing;
  const body =
    state === 'active'
      ? `${known}; ilanınız ${formatMoney(price)} fiyatla satışta.`
      : `${known}; ilanınız ${formatMoney(price)} fiyatla kaydedildi, şimdilik satışa kapalı.`;
  return { body, redirectUrl: listingsOf(barcode) };
}
