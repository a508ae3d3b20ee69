/** The id of an offer's row, so that a mark of the ruler can take it into sight. */
export const offerRowId = (listingId: number): string => `teklif-${listingId}`;

/** Scrolls to a row and puts the focus on its quantity. */
export function showOfferRow(listingId: number): void {
  const place = document.getElementById(offerRowId(listingId));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
