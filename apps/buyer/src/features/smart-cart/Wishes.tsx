import { formatScore } from '@havan/domain/score';
import { Checkbox } from '@havan/ui/Checkbox';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { alternativeOrders, orderFrom } from './result/alternative-order.ts';
import { LeftOut } from './result/LeftOut.tsx';
import { useSmartCartList } from './list/smart-cart-list.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { expiryChoices } from './list/WantedLine.tsx';

const ratingChoices = [70, 80, 90, 94] as const;
const parcelChoices = [1, 2, 3, 4, 5, 8] as const;

const asWish = (value: string): number | null => (value === '' ? null : Number(value));

/**
 * Renders the wishes for the whole list, in the words of pharmacists (constraint keys of specification §3). The expiry
 * begins with the company's wish (product §10, "Expiry") and is lifted for this list with one press; what holds for
 * every list is set on the page of the company.
 */
export function Wishes() {
  const wishes = useSmartCartList((list) => list.wishes);
  const wish = useSmartCartList((list) => list.wish);
  const order = useSmartCartList((list) => list.order);
  const putFirst = useSmartCartList((list) => list.putFirst);
  const any = { value: '', label: texts.any };
  return (
    <Stack space="m">
      <Heading level={2} size="panel">
        {texts.wishes}
      </Heading>
      <Select
        label={texts.wishOrder}
        value={String(order)}
        onChange={(value) => putFirst(orderFrom(value))}
        options={alternativeOrders.map((each) => ({ value: String(each), label: texts.orders[each] }))}
      />
      <RadioGroup
        label={texts.wishExpiry}
        layout="inline"
        value={String(wishes.expiration ?? '')}
        onChange={(value) => wish({ expiration: asWish(value) })}
        options={[
          any,
          ...expiryChoices.map((each) => ({ value: String(each), label: texts.monthsOnly(each) })),
        ]}
      />
      <Grid columns={{ phone: 2, web: 2 }} space="s">
        <Select
          label={texts.wishRating}
          value={String(wishes.rating ?? '')}
          onChange={(value) => wish({ rating: asWish(value) })}
          options={[
            any,
            ...ratingChoices.map((each) => ({
              value: String(each),
              label: texts.ratingAbove(formatScore(each / 10)),
            })),
          ]}
        />
        <Select
          label={texts.wishParcels}
          value={String(wishes.shipping ?? '')}
          onChange={(value) => wish({ shipping: asWish(value) })}
          options={[
            any,
            ...parcelChoices.map((each) => ({ value: String(each), label: texts.parcelsAtMost(each) })),
          ]}
        />
      </Grid>
      <Stack space="xs">
        <Checkbox
          label={texts.officialOnly}
          checked={wishes.officialOnly}
          onChange={(officialOnly) => wish({ officialOnly })}
        />
        <Checkbox
          label={texts.allowShort}
          checked={!wishes.min}
          onChange={(short) => wish({ min: !short })}
        />
      </Stack>
      <LeftOut />
    </Stack>
  );
}
