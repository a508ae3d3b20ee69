import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { formatMoney } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { CheckIcon } from '@havan/ui/icons';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { payPrice } from '../../../shared/cart/prices.ts';
import { useGoodsInCart } from '../../../shared/cart/use-cart-goods.ts';
import { offerTexts } from '../offer-texts.ts';
import { hasFreeShipping, missingForMinimum, shippingOf } from '../offers.ts';

const OfferDelivery = lazyPart(() => import('./OfferDelivery.tsx'), 'OfferDelivery', {
  isQuiet: true,
});

interface ShippingReadingProps {
  readonly listing: Listing;
  readonly count: number;
  readonly now: Date;
  /** `row` is the cell of the table, `sentence` stands beneath the recommended offer. */
  readonly layout: 'row' | 'sentence';
}

/** Renders the delivery fee of this many units on top of the seller's goods in the cart. */
export function ShippingReading({ listing, count, now, layout }: ShippingReadingProps) {
  const inCart = useGoodsInCart()(listing.seller.sellerId);
  const { shippingShare: share } = listing;
  return (
    <Stack space={layout === 'row' ? 'none' : 'xxs'}>
      <Cost listing={listing} count={count} inCart={inCart} layout={layout} />
      {share && shippingOf(listing, count, inCart) > 0 ? (
        <Text size="small">{offerTexts.shared(formatMoney(share.from), share.percent)}</Text>
      ) : null}
      <Minimum listing={listing} count={count} inCart={inCart} layout={layout} />
      <OfferDelivery listing={listing} now={now} waiting={<Text size="small">{'\u00A0'}</Text>} />
    </Stack>
  );
}

interface PartProps extends Pick<ShippingReadingProps, 'listing' | 'count' | 'layout'> {
  /** Kuruş of the seller's goods that the cart holds already. */
  readonly inCart: number;
}

/**
 * Renders the minimum cart of the seller, where this many units do not reach it: below it nothing can be
 * paid.
 */
function Minimum({ listing, count, inCart, layout }: PartProps) {
  const missing = missingForMinimum(listing, count, inCart);
  if (missing === 0) return null;
  const least = formatMoney(listing.minBasket);
  return (
    <Text size="small" tone="attention" weight="strong">
      {layout === 'row' ? offerTexts.minimum(least) : offerTexts.minimumMissing(least, formatMoney(missing))}
    </Text>
  );
}

function Cost({ listing, count, inCart, layout }: PartProps) {
  const goods = inCart + payPrice(listing, { count }) * count;
  const fee = shippingOf(listing, count, inCart);
  const { freeShippingFrom } = listing;
  if (fee === 0)
    return (
      <Badge tone="positive" icon={<CheckIcon />}>
        {freeWords(listing, count, inCart)}
      </Badge>
    );
  if (freeShippingFrom === null) return <Text size="small">{offerTexts.shippingFee(formatMoney(fee))}</Text>;
  const isRow = layout === 'row';
  const missing = (isRow ? offerTexts.missing : offerTexts.toFree)(formatMoney(freeShippingFrom - goods));
  const ruler = (
    <DistanceRuler
      value={goods}
      max={freeShippingFrom}
      label={offerTexts.shippingFree}
      width={isRow ? 'short' : 'fluid'}
    />
  );
  return (
    <>
      {isRow ? null : ruler}
      <Text size="small">{missing}</Text>
      {isRow ? ruler : null}
    </>
  );
}

/** Returns why the parcel is free: always, with what the cart holds, or with these units. */
function freeWords(listing: Listing, count: number, inCart: number): string {
  if (hasFreeShipping(listing)) return offerTexts.shippingFree;
  return inCart >= (listing.freeShippingFrom ?? 0)
    ? offerTexts.shippingFreeInCart
    : offerTexts.shippingFreeNow(count, inCart > 0);
}
