import { basketQuery } from '@havan/api-client/queries/basket';
import type { Listing } from '@havan/contract/catalogue';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Badge } from '@havan/ui/Badge';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { CheckIcon } from '@havan/ui/icons';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { payPrice } from '../../trade/prices.ts';
import { offerTexts } from './offer-texts.ts';
import { deliveryText } from './delivery-text.ts';
import { hasFreeShipping } from './offers.ts';

interface ShippingReadingProps {
  readonly listing: Listing;
  readonly count: number;
  readonly now: Date;
  /** `row` is the cell of the table, `sentence` stands beneath the recommended offer. */
  readonly layout: 'row' | 'sentence';
}

/** What delivery costs with this many units on top of what the basket already holds of the seller. */
export function ShippingReading({ listing, count, now, layout }: ShippingReadingProps) {
  const goods = useGoodsInBasket(listing.seller.sellerId) + payPrice(listing, { count }) * count;
  return (
    <Stack space={layout === 'row' ? 'none' : 'xxs'}>
      <Cost listing={listing} goods={goods} layout={layout} />
      <Text size="small" tone="faint">
        {deliveryText(listing, now)}
      </Text>
    </Stack>
  );
}

function Cost({ listing, goods, layout }: { listing: Listing; goods: number; layout: 'row' | 'sentence' }) {
  const { freeShippingFrom, shippingFee } = listing;
  if (hasFreeShipping(listing)) return <Free text={offerTexts.shippingFree} />;
  if (freeShippingFrom === null)
    return <Text size="small">{offerTexts.shippingFee(formatMoney(shippingFee))}</Text>;
  if (goods >= freeShippingFrom) return <Free text={offerTexts.shippingFreeNow} />;
  const missing = formatMoney(freeShippingFrom - goods);
  const ruler = (
    <DistanceRuler
      value={goods}
      max={freeShippingFrom}
      label={offerTexts.shippingFree}
      width={layout === 'row' ? 'short' : 'fluid'}
    />
  );
  if (layout === 'sentence') {
    return (
      <>
        {ruler}
        <Text size="small">{offerTexts.toFree(missing)}</Text>
      </>
    );
  }
  return (
    <>
      <Text size="small">{offerTexts.missing(missing)}</Text>
      {ruler}
    </>
  );
}

function Free({ text }: { text: string }) {
  return (
    <Badge tone="positive" icon={<CheckIcon />}>
      {text}
    </Badge>
  );
}

/** Kuruş of this seller's goods that are in the basket already. */
function useGoodsInBasket(sellerId: number): number {
  const { api } = useAppProfile();
  const { data } = useQuery({
    ...basketQuery(api),
    select: ({ groups }) => groups.find(({ seller }) => seller.sellerId === sellerId)?.goodsTotal ?? 0,
  });
  return data ?? 0;
}
