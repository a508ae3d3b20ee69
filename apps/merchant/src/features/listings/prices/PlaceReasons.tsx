import type { ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { priceTexts as texts } from './price-texts.ts';

interface PlaceReasonsProps {
  readonly place: number;
  readonly reasons: ResultOf<typeof getPriceSuggestion>['reasons'];
}

const tones = { for: 'positive', against: 'attention', even: 'faint' } as const;

/**
 * Renders the reasons for the rank of a listing: price, expiry, score and shipping against the cheapest other offer.
 */
export function PlaceReasons({ place, reasons }: PlaceReasonsProps) {
  return (
    <Stack space="s">
      <Heading level={2} size="panel">
        {texts.why(place)}
      </Heading>
      {reasons.length === 0 ? (
        <Text tone="soft">{texts.alone}</Text>
      ) : (
        <DescriptionList
          layout="sum"
          items={reasons.map(({ kind, side, sentence }) => ({
            key: kind,
            term: sentence,
            details: <Text tone={tones[side]}>{texts.side[side]}</Text>,
          }))}
        />
      )}
    </Stack>
  );
}
