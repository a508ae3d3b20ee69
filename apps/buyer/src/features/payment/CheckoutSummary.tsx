import { instalmentPlans } from '@havan/domain/instalment';
import { formatMoney } from '@havan/domain/money';
import { formatPoints, kurusForAPoint } from '@havan/domain/points';
import { Button } from '@havan/ui/Button';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { TillSlip } from '../../shared/cart/TillSlip.tsx';
import type { CheckoutChoice } from './checkout-choice.ts';
import type { CheckoutData } from './checkout-data.ts';
import { paymentTexts } from './payment-texts.ts';

interface CheckoutSummaryProps {
  readonly checkout: CheckoutData;
  readonly choice: CheckoutChoice;
  readonly isPending: boolean;
}

/** Renders the slip of this payment and the button that begins it. */
export function CheckoutSummary({ checkout, choice, isPending }: CheckoutSummaryProps) {
  const { walletAmount, pointsAmount, byBank } = choice;
  const plan = planOf(choice);
  return (
    <TillSlip
      groups={checkout.groups}
      sums={checkout}
      paidBefore={[
        { term: paymentTexts.pointsPart, amount: pointsAmount },
        { term: paymentTexts.walletPart, amount: walletAmount },
      ]}
      toPay={byBank}
      action={
        <Button type="submit" size="large" wide loading={isPending} loadingText={paymentTexts.paying}>
          {paymentTexts.pay}
        </Button>
      }
    >
      {plan ? (
        <Text size="small" weight="strong">
          {paymentTexts.inInstalments(plan.count, formatMoney(plan.monthly))}
        </Text>
      ) : null}
      {pointsAmount === 0 ? (
        <Text size="small" tone="soft">
          {paymentTexts.willEarn(formatPoints(Math.floor(checkout.goodsTotal / kurusForAPoint)))}
        </Text>
      ) : null}
      <Link href={paths.cart()}>{paymentTexts.backToCart}</Link>
    </TillSlip>
  );
}

/** Returns the instalment plan of the chosen card; nothing for a payment at once or without a card. */
function planOf({ means, byBank, installments }: CheckoutChoice) {
  if (installments === 1 || (means.kind !== 'newCard' && means.kind !== 'keptCard')) return undefined;
  return instalmentPlans(byBank, 'none').find(({ count }) => count === installments);
}
