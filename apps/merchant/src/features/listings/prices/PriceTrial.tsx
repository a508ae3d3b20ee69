import type { ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { commissionOf } from '@havan/domain/commission';
import { placeOf } from '@havan/domain/price-place';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Money } from '@havan/ui/Money';
import { MoneyField } from '@havan/ui/MoneyField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { type SubmitEvent, useState } from 'react';
import { PriceQuestions } from '../new-prices/PriceQuestions.tsx';
import { useNewPrices } from '../new-prices/use-new-prices.ts';
import { priceTexts as texts } from './price-texts.ts';

interface PriceTrialProps {
  readonly data: ResultOf<typeof getPriceSuggestion>;
  readonly typed: number | null;
  readonly onType: (price: number | null) => void;
}

/** Renders the form of a price: the rank, net amount and margin that it would have, and the button that applies it. */
export function PriceTrial({ data, typed, onType }: PriceTrialProps) {
  const { listing, floor, offers, commissionBasisPoints, freight } = data;
  const [problem, setProblem] = useState<string>();
  const prices = useNewPrices();
  const price = typed ?? data.price;
  const { psf } = listing;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === null) setProblem(texts.required);
    else if (typed === listing.price) setProblem(texts.unchanged);
    else {
      setProblem(undefined);
      prices.apply([{ ...listing, newPrice: typed }]);
    }
  };
  return (
    <form onSubmit={submit} aria-label={texts.newPrice} noValidate>
      <Stack space="m">
        <MoneyField
          label={texts.newPrice}
          value={typed}
          onChange={(value) => {
            setProblem(undefined);
            onType(value);
          }}
          {...(problem !== undefined && { error: problem })}
        />
        <DescriptionList
          layout="sum"
          items={[
            {
              term: texts.place,
              details: texts.placeOf(
                placeOf(
                  price,
                  offers.map((offer) => offer.price),
                ),
                offers.length + 1,
              ),
            },
            {
              term: texts.net,
              details: <Money value={price - commissionOf(price, commissionBasisPoints) - freight} />,
            },
            ...(psf === null
              ? []
              : [{ term: texts.margin, details: `%${Math.round(((psf - price) * 100) / psf)}` }]),
            ...(floor === null ? [] : [{ term: texts.floor, details: <Money value={floor} /> }]),
          ]}
        />
        {floor === null ? (
          <Text tone="faint" size="small">
            {texts.floorUnknown}
          </Text>
        ) : null}
        {floor !== null && price < floor ? <Alert kind="warning">{texts.belowFloor(floor)}</Alert> : null}
        <Button type="submit" wide loading={prices.isPending}>
          {texts.apply}
        </Button>
      </Stack>
      <PriceQuestions questions={prices.questions} onAnswer={prices.answer} isPending={prices.isPending} />
    </form>
  );
}
