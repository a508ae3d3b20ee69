import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { parcelFee } from '@havan/domain/cart';
import { formatMoney } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { CheckIcon } from '@havan/ui/icons';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { payPrice } from '../../../shared/cart/prices.ts';
import { useGoodsInCart } from '../../../shared/cart/use-cart-goods.ts';
import { offerTexts } from '../offer-texts.ts';
import { hasFreeShipping, missingForMinimum } from '../offers.ts';

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
  return (
    <Stack space={layout === 'row' ? 'none' : 'xxs'}>
      <Cost listing={listing} count={count} inCart={inCart} layout={layout} />
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
  const { freeShippingFrom } = listing;
  if (hasFreeShipping(listing)) return <Free text={offerTexts.shippingFree} />;
  if (freeShippingFrom === null)
    return (
      <>
        <Text size="small">{offerTexts.shippingFee(formatMoney(parcelFee(goods, listing)))}</Text>
        <Share listing={listing} />
      </>
    );
  const isRow = layout === 'row';
  if (inCart >= freeShippingFrom)
    return <Free text={isRow ? offerTexts.shippingFreeInCartShort : offerTexts.shippingFreeInCart} />;
  if (goods >= freeShippingFrom) {
    const words = isRow ? offerTexts.shippingFreeShort : offerTexts.shippingFreeNow;
    return <Free text={words(count, inCart > 0)} />;
  }
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
        <Share listing={listing} />
      </>
    );
  }
  return (
    <>
      <Text size="small">{offerTexts.missing(missing)}</Text>
      {ruler}
      <Share listing={listing} />
    </>
  );
}

/** Renders from which goods on the seller pays a part of its fee; nothing for one that pays none. */
function Share({ listing: { shippingShare: share } }: { readonly listing: Listing }) {
  if (!share) return null;
  return (
    <Text size="small" tone="soft">
      {offerTexts.shared(formatMoney(share.from), share.percent)}
    </Text>
  );
}

function Free({ text }: { text: string }) {
  return (
    <Badge tone="positive" icon={<CheckIcon />}>
      {text}
    </Badge>
  );
}
