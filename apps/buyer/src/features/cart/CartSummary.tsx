import { useMay } from '@havan/app-shell/profile/use-may';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { pay } from '@havan/contract/sales/payment';
import { formatMoney } from '@havan/domain/money';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { ChevronRightIcon } from '@havan/ui/icons';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { marginOf, permilleText } from '../../shared/cart/prices.ts';
import { TillSlip } from '../../shared/cart/TillSlip.tsx';
import { sumOf } from './cart-preview.ts';
import { obstacleOf } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';

/** Renders the slip of the selected sellers with the button to the payment, or why it is not possible. */
export function CartSummary({ groups }: { groups: readonly SellerGroup[] }) {
  const sums = sumOf(groups);
  // Every user may fill the cart; paying needs a right.
  const obstacle = useMay(pay) ? obstacleOf(groups) : 'mayNotPay';
  const margin = marginOf(sums.goodsTotal, sums.psfTotal);
  return (
    <TillSlip
      groups={groups}
      sums={sums}
      toPay={sums.total}
      action={
        obstacle ? (
          <Text tone="attention" weight="strong">
            {cartTexts[obstacle]}
          </Text>
        ) : (
          <ButtonLink
            size="large"
            wide
            after={<ChevronRightIcon />}
            href={paths.payment(groups.map(({ seller }) => seller.sellerId))}
          >
            {cartTexts.pay}
          </ButtonLink>
        )
      }
    >
      {margin && margin.amount > 0 ? (
        <Text size="small" tone="soft">
          {cartTexts.psf(
            formatMoney(sums.psfTotal),
            formatMoney(margin.amount),
            permilleText(margin.permille),
          )}
        </Text>
      ) : null}
    </TillSlip>
  );
}
