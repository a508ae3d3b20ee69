import type { OwnDayOffer } from '@havan/contract/catalogue/special-days';

/** Typed values of a listing; an empty price withdraws the offer. */
export interface OfferDraft {
  readonly price: number | null;
  readonly unitLimit: number | null;
}

type Drafts = ReadonlyMap<number, OfferDraft>;

/** Returns the values of a listing: the typed ones, else those of the offer. */
export const draftOf = ({ listingId, offer }: OwnDayOffer, drafts: Drafts): OfferDraft =>
  drafts.get(listingId) ?? { price: offer?.price ?? null, unitLimit: offer?.unitLimit ?? null };

/** Returns whether a typed price is above the highest that the day permits. */
export const isTooHigh = (row: OwnDayOffer, { price }: OfferDraft): boolean =>
  price !== null && price > row.highestPrice;

/** Returns the listings whose offer has changed. */
export function changedOffers(
  rows: readonly OwnDayOffer[],
  drafts: Drafts,
): { readonly listingId: number; readonly price: number | null; readonly unitLimit: number | null }[] {
  return rows.flatMap((row) => {
    const draft = drafts.get(row.listingId);
    if (!draft) return [];
    const isSame =
      draft.price === (row.offer?.price ?? null) && draft.unitLimit === (row.offer?.unitLimit ?? null);
    const isNothing = draft.price === null && row.offer === null;
    return isSame || isNothing ? [] : [{ listingId: row.listingId, ...draft }];
  });
}
