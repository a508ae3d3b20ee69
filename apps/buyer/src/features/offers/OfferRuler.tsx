import type { Listing } from '@havan/contract/catalogue';
import { expiryLabel } from '@havan/domain/expiry';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { payPrice } from '../../trade/prices.ts';
import { offerTexts } from './offer-texts.ts';
import { showOfferRow } from './offer-row-id.ts';
import { hasLongExpiry } from './offers.ts';

interface OfferRulerProps {
  readonly listings: readonly Listing[];
  readonly recommendedId: number | null;
  readonly psf: number | null;
  /** Lowest price of the last 30 days. */
  readonly lowest: number | null;
  readonly now: Date;
}

/** Every offer, the retail price and the lowest of thirty days on one axis. */
export function OfferRuler({ listings, recommendedId, psf, lowest, now }: OfferRulerProps) {
  'use memo';
  return (
    <PriceRuler
      title={offerTexts.ruler}
      summary={offerTexts.rulerSummary(listings.length)}
      marks={listings.map((listing) => ({
        id: String(listing.listingId),
        value: payPrice(listing),
        label: offerTexts.rulerLabel(listing.seller.sellerUsername, expiryLabel(listing.expiration)),
        tone: toneOf(listing, recommendedId, now),
      }))}
      {...(lowest !== null && { floor: { value: lowest, label: offerTexts.rulerFloor } })}
      {...(psf !== null && { ceiling: { value: psf, label: offerTexts.psf } })}
      gainLabel={offerTexts.rulerGain}
      noun={offerTexts.rulerNoun}
      onPick={(id) => showOfferRow(Number(id))}
    />
  );
}

function toneOf(listing: Listing, recommendedId: number | null, now: Date): 'main' | 'neutral' | 'attention' {
  if (listing.listingId === recommendedId) return 'main';
  return hasLongExpiry(listing, now) ? 'neutral' : 'attention';
}
