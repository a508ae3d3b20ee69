import { cartAcceptMutation } from '@havan/api-client/queries/cart/cart-work';
import type { CartItem } from '@havan/contract/cart/cart';
import { type CartNotice, nearestQuantity, smallestQuantity } from '@havan/domain/cart';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { paths } from '../../../paths.ts';
import { LaterExpiryGuard } from '../../../shared/expiry-guard/LaterExpiryGuard.tsx';
import { marginOf, permilleText } from '../../../shared/cart/prices.ts';
import * as css from './CartLine.css.ts';
import { cartTexts, noticeTexts } from '../cart-texts.ts';
import { LineCampaigns } from './LineCampaigns.tsx';
import { useLineCount } from './use-line-count.ts';
import { useRemoveLines } from '../removal/use-remove-lines.ts';

const expiryTones = { none: 'soft', good: 'soft', close: 'attention', expired: 'critical' } as const;

/** Renders one line of the cart; changes since it was added are marked and accepted in it. */
export const CartLine = memo(function CartLine({ line, now }: { line: CartItem; now: Date }) {
  const setCount = useLineCount(line);
  const remove = useRemoveLines();
  const { productName, productImageUrl, count, unitPrice, salePrice, lineTotal } = line;
  const struck = unitPrice < salePrice ? salePrice : line.listPrice;
  const { stock, maxQuantity, packSize, notices } = line;
  const smallest = smallestQuantity(line) ?? line.minQuantity;
  return (
    <Box as="li" padding="m" lineBelow="row" {...(notices.length > 0 && { surface: 'attention' })}>
      <div className={css.line}>
        <div className={css.picture}>
          <ProductImage src={productImageUrl} alt="" size="medium" />
        </div>
        <div className={css.name}>
          <Stack space="none">
            <LineName line={line} now={now} />
            <Text size="small" tone="soft">
              {remarksOf(line).join(' · ')}
            </Text>
            {line.campaigns.length > 0 ? <LineCampaigns line={line} onCount={setCount} /> : null}
            {notices.length > 0 ? <Changes line={line} /> : null}
            {line.expiration === null ? null : (
              <LaterExpiryGuard
                listingId={line.listingId}
                productName={productName}
                quantity={count}
                onQuantity={setCount}
              />
            )}
          </Stack>
        </div>
        <div className={css.unit}>
          {struck === null ? null : <Money value={struck} quiet strike tone="soft" />}
          <Money value={unitPrice} />
          <Text size="small" tone="faint">
            {cartTexts.unit}
          </Text>
        </div>
        <div className={css.count}>
          <QuantityStepper
            label={cartTexts.countOf(productName)}
            value={count}
            onChange={setCount}
            min={smallest}
            max={Math.min(stock, maxQuantity ?? stock)}
            step={packSize}
          />
        </div>
        <div className={css.total}>
          <Money value={lineTotal} size="standard" />
        </div>
        <div className={css.bin}>
          <IconButton
            label={cartTexts.remove(productName)}
            icon={<TrashIcon />}
            onClick={() => remove([line])}
          />
        </div>
      </div>
    </Box>
  );
});

/** Renders the name with its expiry, as a link to its offers. */
export function LineName({ line, now }: { line: CartItem; now: Date }) {
  const { productId, productName, expiration } = line;
  return (
    <Link href={paths.product(productId)} variant="name">
      <Text as="span" weight="strong">
        {productName}
      </Text>{' '}
      <Text as="span" tone={expiryTones[expiryBand(expiration, now)]} noWrap>
        {expiration === null ? expiryLabel(null) : `(${expiryLabel(expiration)})`}
      </Text>
    </Link>
  );
}

/** Renders the changes since the buyer's last visit, and their acceptance. */
function Changes({ line }: { line: CartItem }) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const accept = useMutation({
    ...cartAcceptMutation(api),
    onError: (error) => reportFailure(error, cartTexts.acceptFailed),
  });
  return (
    <Inline space="s">
      <Stack space="none">
        {line.notices.map((notice) => (
          <Text key={notice} size="small" weight="strong" tone="attention">
            {changeText(line, notice)}
          </Text>
        ))}
      </Stack>
      <Button
        size="small"
        variant="ink"
        aria-label={cartTexts.acceptOf(line.productName)}
        loading={accept.isPending}
        onClick={() => accept.mutate([line.listingId])}
      >
        {cartTexts.acceptLine}
      </Button>
    </Inline>
  );
}

function changeText(line: CartItem, notice: CartNotice): string {
  const { seenPrice, salePrice, count } = line;
  if (notice === 'priceUp' || notice === 'priceDown')
    return cartTexts.priceFrom(formatMoney(seenPrice), formatMoney(salePrice));
  const nearest = nearestQuantity(line, count);
  if ((notice === 'stockReduced' || notice === 'belowMinimum') && nearest !== null)
    return `${noticeTexts[notice]} ${cartTexts.countTo(count, nearest)}`;
  return noticeTexts[notice];
}

/** Stock below this number of units is mentioned. */
const fewLeft = 10;

function remarksOf(line: CartItem): string[] {
  const { brandName, unitPrice, psf, minQuantity, maxQuantity, packSize, stock } = line;
  const margin = marginOf(unitPrice, psf);
  return [
    brandName,
    ...(margin ? [cartTexts.margin(permilleText(margin.permille))] : []),
    ...(minQuantity > 1 ? [cartTexts.minimum(minQuantity)] : []),
    ...(maxQuantity === null ? [] : [cartTexts.maximum(maxQuantity)]),
    ...(packSize > 1 ? [cartTexts.pack(packSize)] : []),
    ...(stock < fewLeft ? [cartTexts.left(stock)] : []),
  ];
}
