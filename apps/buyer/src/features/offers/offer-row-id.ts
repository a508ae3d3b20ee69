import { offerListSentinelIds } from '@havan/domain/limits';

/** Returns the id of an offer's row, to which a mark of the ruler scrolls. */
export const offerRowId = (listingId: number): string => `teklif-${listingId}`;

/** The id of the button of the recommended offer. */
export const recommendedButtonId = 'onerilen-teklif';

const [more, filters] = offerListSentinelIds;

/**
 * Ids of the parts of the list that are no offers (the sentinels of specification §9): the row that loads more, and the
 * filters.
 */
export const offerListRowIds = { more: `teklifler-${more}`, filters: `teklifler-${filters}` } as const;

/**
 * Scrolls to an offer's row and focuses its first enabled button. For an offer that is not drawn it takes the row that
 * loads more; when all are drawn, a filter hides the offer, and it takes the filters.
 */
export function showOfferRow(listingId: number): void {
  const place = [offerRowId(listingId), offerListRowIds.more, offerListRowIds.filters]
    .map((id) => document.getElementById(id))
    .find((each) => each !== null);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
}
