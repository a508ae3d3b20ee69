import type { Listing } from '@havan/contract/catalogue/catalogue';
import { expiryLabel } from '@havan/domain/expiry';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { payPrice } from '../../../shared/cart/prices.ts';
import { offerTexts } from '../offer-texts.ts';
import { showOfferRow } from '../offer-row-id.ts';
import { hasLongExpiry } from '../offers.ts';
import { rulerTexts } from './price-texts.ts';

interface OfferRulerProps {
  readonly listings: readonly Listing[];
  readonly recommendedId: number | null;
  readonly psf: number | null;
  /** Lowest price of the last 30 days. */
  readonly lowest: number | null;
  readonly now: Date;
}

/** Renders every offer, the retail price and the lowest of thirty days on one axis. */
export function OfferRuler({ listings, recommendedId, psf, lowest, now }: OfferRulerProps) {
  // Hidden prices have no place on an axis.
  if (listings.every((listing) => payPrice(listing) === 0)) return null;
  return (
    <PriceRuler
      title={rulerTexts.title}
      summary={rulerTexts.summary(listings.length)}
      marks={listings.map((listing) => ({
        id: String(listing.listingId),
        value: payPrice(listing),
        label: rulerTexts.label(listing.seller.sellerUsername, expiryLabel(listing.expiration)),
        tone: toneOf(listing, recommendedId, now),
      }))}
      {...(lowest !== null && { floor: { value: lowest, label: rulerTexts.floor } })}
      {...(psf !== null && { ceiling: { value: psf, label: offerTexts.psf } })}
      gainLabel={rulerTexts.gain}
      noun={rulerTexts.noun}
      onPick={(id) => showOfferRow(Number(id))}
    />
  );
}

function toneOf(listing: Listing, recommendedId: number | null, now: Date): 'main' | 'neutral' | 'attention' {
  if (listing.listingId === recommendedId) return 'main';
  return hasLongExpiry(listing, now) ? 'neutral' : 'attention';
}
