import { useMay } from '@havan/app-shell/profile/use-may';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { pay } from '@havan/contract/sales/payment';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { ChevronRightIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { FootBar } from '../../shared/cart/FootBar.tsx';
import { slipTexts } from '../../shared/cart/slip-texts.ts';
import { sumOf } from './cart-preview.ts';
import { obstacleOf } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';

/** Renders the amount to pay and the button to the payment, always in view on a phone. */
export function PayBar({ groups }: { groups: readonly SellerGroup[] }) {
  const mayPay = useMay(pay);
  if (!mayPay || obstacleOf(groups)) return null;
  return (
    <FootBar>
      <Stack space="none">
        <Text size="small" tone="soft">
          {slipTexts.toPay}
        </Text>
        <Money value={sumOf(groups).total} size="standard" />
      </Stack>
      <ButtonLink
        size="large"
        wide
        after={<ChevronRightIcon />}
        href={paths.payment(groups.map(({ seller }) => seller.sellerId))}
      >
        {cartTexts.pay}
      </ButtonLink>
    </FootBar>
  );
}
