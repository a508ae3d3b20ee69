import type { SellerCampaignKind } from '@havan/domain/campaign-terms';

/** What the address asks a new campaign to begin with. */
export interface Prefill {
  readonly kind: SellerCampaignKind;
  readonly listingIds: readonly number[];
  /** Whatever the radar says is at risk. */
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
