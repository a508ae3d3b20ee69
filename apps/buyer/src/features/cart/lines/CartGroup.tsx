import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { formatMoney } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Checkbox } from '@havan/ui/Checkbox';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Inline } from '@havan/ui/Inline';
import { CheckIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { memo } from 'react';
import { paths } from '../../../paths.ts';
import { SellerLine } from '../../../shared/product/SellerLine.tsx';
import { CarrierChoice } from './CarrierChoice.tsx';
import * as css from './CartGroup.css.ts';
import { CartLine } from './CartLine.tsx';
import { cartTexts } from '../cart-texts.ts';
import { useUncheckedSellers } from './unchecked-sellers.ts';

const CartDelivery = lazyPart(() => import('../../../shared/delivery/CartDelivery.tsx'), 'CartDelivery', {
  isQuiet: true,
});

interface CartGroupProps {
  readonly group: SellerGroup;
  readonly now: Date;
}

/**
 * Renders one seller's part of the cart: seller, lines, shipping, subtotal. Memoised: a change in one part does not
 * render the others.
 */
export const CartGroup = memo(function CartGroup({ group, now }: CartGroupProps) {
  const { seller, lines, goodsTotal } = group;
  const isChosen = useUncheckedSellers(({ sellerIds }) => !sellerIds.includes(seller.sellerId));
  const toggle = useUncheckedSellers((store) => store.toggle);
  return (
    <section className={css.group} aria-label={seller.sellerUsername}>
      <Box surface="sheet" lineAbove="section" lineBelow="row">
        <Box paddingX="m" paddingY="s" lineBelow="row">
          <Inline space="s" wrap={false}>
            <Checkbox
              label={cartTexts.includeSeller(seller.sellerUsername)}
              hideLabel
              checked={isChosen}
              onChange={() => toggle(seller.sellerId)}
            />
            <SellerLine seller={seller} isHeading />
            <CartDelivery sellerId={seller.sellerId} deliverySource={group.deliverySource} now={now} />
          </Inline>
        </Box>
        <ul>
          {lines.map((line) => (
            <CartLine key={line.listingId} line={line} now={now} />
          ))}
        </ul>
        <Box paddingX="m" paddingY="s">
          <div className={css.foot}>
            <Shipping group={group} />
            <CarrierChoice group={group} />
            <Stack space="none" align="end">
              <Text size="small" tone="soft">
                {cartTexts.subtotal}
              </Text>
              <Money value={goodsTotal} size="large" />
            </Stack>
          </div>
        </Box>
      </Box>
    </section>
  );
});

function Shipping({ group }: { group: SellerGroup }) {
  const {
    goodsTotal,
    shippingFee,
    shippingShare,
    freeShippingFrom,
    missingForFreeShipping,
    missingForMinBasket,
    seller,
  } = group;
  return (
    <Stack space="xxs">
      {missingForMinBasket > 0 ? (
        <Text size="small" tone="attention" weight="strong">
          {cartTexts.belowMinimum(formatMoney(missingForMinBasket))}
        </Text>
      ) : null}
      {shippingFee === 0 ? (
        <Badge tone="positive" icon={<CheckIcon />}>
          {cartTexts.shippingFree}
        </Badge>
      ) : (
        <Text size="small">{cartTexts.shipping(formatMoney(shippingFee))}</Text>
      )}
      {shippingShare && shippingFee > 0 ? (
        <Text size="small" tone="soft">
          {goodsTotal < shippingShare.from
            ? cartTexts.toShare(formatMoney(shippingShare.from - goodsTotal), shippingShare.percent)
            : cartTexts.shared(shippingShare.percent)}
        </Text>
      ) : null}
      {missingForFreeShipping === null && freeShippingFrom !== null && freeShippingFrom > 0 ? (
        <>
          <DistanceRuler value={freeShippingFrom} max={freeShippingFrom} label={cartTexts.shippingFree} />
          <Text size="tiny" tone="faint">
            {cartTexts.passed(formatMoney(freeShippingFrom))}
          </Text>
        </>
      ) : null}
      {missingForFreeShipping !== null && freeShippingFrom !== null ? (
        <>
          <Inline space="xs">
            <Text as="span" size="small">
              {cartTexts.missing(formatMoney(missingForFreeShipping))}
            </Text>
            <Link href={paths.seller(seller.sellerId)}>{cartTexts.sellerProducts}</Link>
          </Inline>
          <DistanceRuler value={goodsTotal} max={freeShippingFrom} label={cartTexts.shippingFree} />
          <Text size="tiny" tone="faint">
            {cartTexts.of(formatMoney(goodsTotal), formatMoney(freeShippingFrom))}
          </Text>
        </>
      ) : null}
    </Stack>
  );
}
