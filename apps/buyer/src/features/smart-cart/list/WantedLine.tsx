import { Box } from '@havan/ui/Box';
import { Checkbox } from '@havan/ui/Checkbox';
import { IconButton } from '@havan/ui/IconButton';
import { TrashIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { ProductImage } from '@havan/ui/ProductImage';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import { moveFocusOn } from './move-focus-on.ts';
import { useSmartCartList, type WantedProduct } from './smart-cart-list.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';
import * as css from './WantedLine.css.ts';

const exceedChoices = [0, 1, 2, 5] as const;
export const expiryChoices = [3, 6, 8, 12, 18] as const;
const mostUnits = 1_000_000;

interface WantedLineProps {
  readonly product: WantedProduct;
  /** Position in a list that is not drawn whole, from 1. */
  readonly place: { readonly at: number; readonly of: number } | undefined;
  readonly onRemove: (productId: number) => void;
}

/** Renders one product of the list: quantity, permitted excess, least expiry and replacement. */
export function WantedLine({ product, place, onRemove }: WantedLineProps) {
  'use memo';
  const change = useSmartCartList((list) => list.change);
  const refuse = useSmartCartList((list) => list.refuse);
  const problem = useSmartCartList((list) => list.problems[product.productId]);
  const {
    productId,
    productName,
    brandName,
    productImageUrl,
    quantity,
    mayExceedBy,
    minExpiryMonths,
    mayReplace,
  } = product;
  return (
    <li className={css.row} aria-posinset={place?.at} aria-setsize={place?.of}>
      <Box paddingY="s" lineBelow="row">
        <div className={css.line}>
          <div className={css.picture}>
            <ProductImage src={productImageUrl} alt="" size="small" />
          </div>
          <div className={css.name}>
            <Stack space="none">
              <Link href={paths.product(productId)} variant="name">
                {productName}
              </Link>
              <Text size="small" tone="soft">
                {brandName}
              </Text>
              <div aria-live="polite">
                {problem ? (
                  <Text size="small" tone="critical">
                    {problem}
                  </Text>
                ) : null}
              </div>
            </Stack>
          </div>
          <div className={css.count}>
            <QuantityStepper
              label={texts.quantityOf(productName)}
              value={quantity}
              min={1}
              max={mostUnits}
              onChange={(value) => change(productId, { quantity: value })}
              onRefuse={(typed) => refuse({ [productId]: texts.quantityRefused(typed) })}
            />
          </div>
          <div className={css.exceed}>
            <Select
              label={texts.exceedOf(productName)}
              hideLabel
              value={String(mayExceedBy)}
              onChange={(value) => change(productId, { mayExceedBy: Number(value) })}
              options={exceedChoices.map((units, index) => ({
                value: String(units),
                label: texts.exceedOptions[index] ?? '',
              }))}
            />
          </div>
          <div className={css.expiry}>
            <Select
              label={texts.expiryOf(productName)}
              hideLabel
              value={minExpiryMonths === null ? '' : String(minExpiryMonths)}
              onChange={(value) =>
                change(productId, { minExpiryMonths: value === '' ? null : Number(value) })
              }
              options={[
                { value: '', label: texts.ownExpiry },
                ...expiryChoices.map((months) => ({ value: String(months), label: texts.months(months) })),
              ]}
            />
          </div>
          <div className={css.replace}>
            <Checkbox
              label={texts.replace}
              aria-label={texts.replaceOf(productName)}
              checked={mayReplace}
              onChange={(value) => change(productId, { mayReplace: value })}
            />
          </div>
          <div className={css.bin}>
            <IconButton
              label={texts.remove(productName)}
              icon={<TrashIcon />}
              onClick={({ currentTarget }) => {
                moveFocusOn(currentTarget);
                onRemove(productId);
              }}
            />
          </div>
        </div>
      </Box>
    </li>
  );
}
