import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { LaterExpiryGuard } from '../../../shared/expiry-guard/LaterExpiryGuard.tsx';
import { paths } from '../../../paths.ts';
import { SellerLine } from '../../../shared/product/SellerLine.tsx';
import * as css from './FoundGroup.css.ts';
import * as flush from '../../../shared/cart/flush.css.ts';
import { burdenText, whyHere, whyInstead } from './result-texts.ts';
import { useSmartCartList, withoutSeller } from '../list/smart-cart-list.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import { useSearchAgain } from '../use-search-again.ts';

type Group = SmartCart['groups'][number];
type Line = Group['lines'][number];

interface FoundGroupProps {
  readonly smartCartId: string;
  readonly group: Group;
  /** Index of the parcel, from 0. */
  readonly place: number;
}

/**
 * Lines that fill a window; a parcel is at least as high as two of them. Lines further down are rendered with
 * `css.far`.
 */
const linesInSight = 12;

/** Renders one parcel: the seller, its lines with the reason for each, the parcel's price. */
export function FoundGroup({ smartCartId, group, place }: FoundGroupProps) {
  const { seller, lines, goodsTotal, shippingFee, missingForFreeShipping } = group;
  return (
    <Box as="section" surface="sheet" lineAbove="section" lineBelow="row" aria-label={seller.sellerUsername}>
      <Box paddingX="m" paddingY="s" lineBelow="row">
        <Inline justify="between">
          <SellerLine seller={seller} isHeading />
          <div className={flush.button}>
            <LeaveOut smartCartId={smartCartId} seller={seller} />
          </div>
        </Inline>
      </Box>
      <ul>
        {lines.map((line, at) => (
          <FoundLine
            key={line.listingId}
            smartCartId={smartCartId}
            line={line}
            isFar={place + at >= linesInSight}
          />
        ))}
      </ul>
      <Box paddingX="m" paddingY="s">
        <Inline justify="between" wrap={false}>
          <Stack space="none">
            <Text size="small" tone={shippingFee === 0 ? 'positive' : 'main'} weight="strong">
              {shippingFee === 0 ? texts.freeShipping : texts.shippingFee(formatMoney(shippingFee))}
            </Text>
            {missingForFreeShipping === null ? null : (
              <>
                <Text size="small" tone="soft">
                  {texts.missing(formatMoney(missingForFreeShipping))}
                </Text>
                <DistanceRuler
                  value={goodsTotal}
                  max={goodsTotal + missingForFreeShipping}
                  label={texts.toFree(seller.sellerUsername)}
                  tone="neutral"
                  width="short"
                />
              </>
            )}
          </Stack>
          <Money value={goodsTotal + shippingFee} size="large" />
        </Inline>
      </Box>
    </Box>
  );
}

/** A near expiry is never grey: it has to be seen before it is bought. */
const expiryTones = { none: 'soft', good: 'soft', close: 'attention', expired: 'critical' } as const;

interface FoundLineProps {
  readonly smartCartId: string;
  readonly line: Line;
  readonly isFar: boolean;
}

function FoundLine({ smartCartId, line, isFar }: FoundLineProps) {
  const again = useSearchAgain(smartCartId);
  const listFewer = useSmartCartList((list) => list.wantFewer);
  /** Searches again with fewer units of the product, which the stored list also wants less. */
  const takeFewer = (fitting: number) => {
    const fewer = { productId: line.productId, units: line.count - fitting };
    listFewer(fewer);
    again.search({ fewer });
  };
  const [now] = useState(() => new Date());
  const band = expiryBand(line.expiration, now);
  const instead = whyInstead(line);
  const burden = burdenText(line);
  return (
    <li className={isFar ? css.far : undefined}>
      <Box paddingX="m" paddingY="s" lineBelow="row">
        <Inline space="m" wrap={false} justify="between">
          <Inline space="s" wrap={false}>
            <ProductImage src={line.productImageUrl} alt="" size="small" />
            <Stack space="none">
              <Link href={paths.product(line.productId)} variant="name">
                {line.productName}{' '}
                <Text as="span" tone={expiryTones[band]} noWrap>
                  {line.expiration === null ? expiryLabel(null) : `(${expiryLabel(line.expiration)})`}
                </Text>
              </Link>
              <Text size="small" tone="soft">
                {texts.pieces(line.count)} × {formatMoney(line.unitPrice)}
              </Text>
              {band === 'close' ? (
                <Text size="small" tone="attention" weight="strong">
                  {texts.closeExpiry}
                </Text>
              ) : null}
              {line.expiration === null ? null : (
                <LaterExpiryGuard
                  listingId={line.listingId}
                  productName={line.productName}
                  quantity={line.count}
                  {...(line.insteadOf === null && { onQuantity: takeFewer })}
                />
              )}
              {burden === null ? null : (
                <Text size="small" tone="attention">
                  {burden}
                </Text>
              )}
              {instead === null ? null : (
                <Text size="small" tone="attention">
                  {instead}
                </Text>
              )}
              <Text size="small" tone="soft">
                {whyHere(line)}
              </Text>
            </Stack>
          </Inline>
          <Money value={line.lineTotal} />
        </Inline>
      </Box>
    </li>
  );
}

interface LeaveOutProps {
  readonly smartCartId: string;
  readonly seller: Group['seller'];
}

/** Renders the button that searches the same list without this seller, also in later searches. */
function LeaveOut({ smartCartId, seller }: LeaveOutProps) {
  const leaveOut = useSmartCartList((list) => list.leaveOut);
  const again = useSearchAgain(smartCartId);
  return (
    <Button
      variant="quiet"
      size="small"
      loading={again.isPending}
      aria-label={texts.leaveOutOf(seller.sellerUsername)}
      onClick={() => {
        leaveOut(seller);
        again.search({ wishes: (wishes) => withoutSeller(wishes, seller.sellerId) });
      }}
    >
      {texts.leaveOut}
    </Button>
  );
}
