import type { BasketLine } from '@havan/contract/basket';
import { smallestQuantity } from '@havan/domain/basket';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { marginOf, permilleText } from '../../trade/prices.ts';
import * as css from './CartLine.css.ts';
import { cartTexts, noticeTexts } from './cart-texts.ts';
import { useLineCount } from './use-line-count.ts';
import { useRemoveLine } from './use-remove-line.ts';

const expiryTones = { none: 'soft', good: 'soft', close: 'attention', expired: 'critical' } as const;

/** One line of the cart; a change since it was added is told on its own ground. */
export function CartLine({ line, now }: { line: BasketLine; now: Date }) {
  const setCount = useLineCount(line);
  const remove = useRemoveLine();
  const { productId, productName, productImageUrl, expiration, count, unitPrice, listPrice, lineTotal } =
    line;
  const { stock, maxQuantity, packSize, notices, canBuy, seenPrice } = line;
  const smallest = smallestQuantity(line) ?? line.minQuantity;
  return (
    <Box
      as="li"
      padding="m"
      lineBelow="row"
      {...(notices.length > 0 && { surface: canBuy ? 'attention' : 'critical' })}
    >
      <div className={css.line}>
        <div className={css.picture}>
          <ProductImage src={productImageUrl} alt="" size="medium" />
        </div>
        <div className={css.name}>
          <Stack space="none">
            <Link href={paths.product(productId)} variant="name">
              {productName}{' '}
              <Text as="span" tone={expiryTones[expiryBand(expiration, now)]} noWrap>
                {expiration === null ? expiryLabel(null) : `(${expiryLabel(expiration)})`}
              </Text>
            </Link>
            <Text size="small" tone="soft">
              {remarksOf(line).join(' · ')}
            </Text>
            {notices.map((notice) => (
              <Text key={notice} size="small" weight="strong" tone={canBuy ? 'attention' : 'critical'}>
                {notice === 'priceUp' || notice === 'priceDown'
                  ? cartTexts.priceFrom(formatMoney(seenPrice), formatMoney(unitPrice))
                  : noticeTexts[notice]}
              </Text>
            ))}
          </Stack>
        </div>
        <div className={css.unit}>
          {listPrice === null ? null : <Money value={listPrice} quiet strike tone="soft" />}
          <Money value={unitPrice} />
          <Text size="small" tone="faint">
            {cartTexts.unit}
          </Text>
        </div>
        <div className={css.count}>
          {canBuy ? (
            <QuantityStepper
              label={cartTexts.countOf(productName)}
              value={count}
              onChange={setCount}
              min={smallest}
              max={Math.min(stock, maxQuantity ?? stock)}
              step={packSize}
            />
          ) : null}
        </div>
        <div className={css.total}>{canBuy ? <Money value={lineTotal} size="standard" /> : null}</div>
        <div className={css.bin}>
          <IconButton
            label={cartTexts.remove(productName)}
            icon={<TrashIcon />}
            onClick={() => remove(line)}
          />
        </div>
      </div>
    </Box>
  );
}

function remarksOf({ brandName, unitPrice, psf, minQuantity, packSize }: BasketLine): string[] {
  const margin = marginOf(unitPrice, psf);
  return [
    brandName,
    ...(margin ? [cartTexts.margin(permilleText(margin.permille))] : []),
    ...(minQuantity > 1 ? [cartTexts.minimum(minQuantity)] : []),
    ...(packSize > 1 ? [cartTexts.pack(packSize)] : []),
  ];
}
