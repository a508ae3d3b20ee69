import type { SellerCampaignKind } from '@havan/domain/campaign-terms';

/** Initial values of a new campaign, from the query. */
export interface Prefill {
  readonly kind: SellerCampaignKind;
  readonly listingIds: readonly number[];
  /** Whether the listings are those at risk on the radar. */
  readonly isRisk: boolean;
}

/** Reads `?ilan=1,2&tur=al-kazan&urunler=riskli`; anything else is left out. */
export function prefillOf(search: URLSearchParams): Prefill {
  const ids = (search.get('ilan') ?? '').split(',').filter((text) => /^[1-9]\d{0,14}$/.test(text));
  return {
    kind: search.get('tur') === 'al-kazan' ? 'buyXGetY' : 'percentOff',
    listingIds: [...new Set(ids.map(Number))].slice(0, 1000),
    isRisk: search.get('urunler') === 'riskli',
  };
}
