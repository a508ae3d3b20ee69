import { offerListSentinelIds } from '@havan/domain/limits';

/** Returns the id of an offer's row, so that a mark of the ruler can take it into sight. */
export const offerRowId = (listingId: number): string => `teklif-${listingId}`;

/** The id of the button of the recommended offer. */
export const recommendedButtonId = 'onerilen-teklif';

const [more, filters] = offerListSentinelIds;

/**
 * The ids of what stands in the list and is no offer (specification §9): the row that brings more of them, and that of the
 * filters.
 */
export const offerListRowIds = { more: `teklifler-${more}`, filters: `teklifler-${filters}` } as const;

/**
 * Scrolls to a row and puts the focus on its quantity. For an offer that is not drawn it is the row that brings more; with
 * all of them drawn, a filter keeps it out, and it is the filters.
 */
export function showOfferRow(listingId: number): void {
  const place = [offerRowId(listingId), offerListRowIds.more, offerListRowIds.filters]
    .map((id) => document.getElementById(id))
    .find((each) => each !== null);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
}
