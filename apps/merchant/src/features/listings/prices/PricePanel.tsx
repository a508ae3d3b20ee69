import { useMay } from '@havan/app-shell/profile/use-may';
import type { ResultOf } from '@havan/contract/call';
import { updateListings } from '@havan/contract/listings/listings';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { expiryLabel } from '@havan/domain/expiry';
import { placeOf } from '@havan/domain/price-place';
import { formatScore } from '@havan/domain/score';
import { Alert } from '@havan/ui/Alert';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import { PlaceReasons } from './PlaceReasons.tsx';
import { PriceTrial } from './PriceTrial.tsx';
import { priceTexts as texts } from './price-texts.ts';
import { SuggestionTable } from './SuggestionTable.tsx';

/**
 * Renders the ruler of all offers with the own mark, the suggested prices, the effect of a typed price, and the reasons
 * for the rank.
 */
export function PricePanel({ data }: { readonly data: ResultOf<typeof getPriceSuggestion> }) {
  const { listing, offers, lowest } = data;
  const mayPrice = useMay(updateListings);
  const [typed, setTyped] = useState<number | null>(data.price);
  const price = typed ?? data.price;
  const others = offers.map((offer) => offer.price);
  return (
    <Stack space="xl">
      <PriceRuler
        title={texts.ruler}
        summary={texts.rulerSummary(offers.length)}
        noun={texts.offers}
        marks={[
          { id: 'own', value: price, label: texts.you, tone: 'main' },
          ...offers.map((offer) => ({
            id: String(offer.listingId),
            value: offer.price,
            label: texts.rival(
              expiryLabel(offer.expiration),
              offer.scoreTenths === null ? texts.noScore : formatScore(offer.scoreTenths / 10),
            ),
          })),
        ]}
        {...(lowest !== null && { floor: { value: lowest, label: texts.lowest } })}
        {...(listing.psf !== null && { ceiling: { value: listing.psf, label: texts.psf } })}
        gainLabel={texts.margin}
      />
      <Split aside={mayPrice ? <PriceTrial data={data} typed={typed} onType={setTyped} /> : null}>
        <Stack space="l">
          <Alert kind={data.strength === 'good' ? 'info' : 'warning'}>{data.basis}</Alert>
          {data.suggestions.length > 0 ? <SuggestionTable data={data} onChoose={setTyped} /> : null}
          <PlaceReasons place={placeOf(data.price, others)} reasons={data.reasons} />
        </Stack>
      </Split>
    </Stack>
  );
}
