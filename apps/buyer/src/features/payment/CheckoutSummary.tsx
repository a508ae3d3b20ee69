import { formatPoints, kurusForAPoint } from '@havan/domain/points';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { ShieldIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { cartTexts } from '../cart/cart-texts.ts';
import { AmountToPay } from '../../trade/AmountToPay.tsx';
import { campaignTexts } from '../../trade/campaign-texts.ts';
import type { CheckoutChoice } from './checkout-choice.ts';
import type { CheckoutData } from './checkout-data.ts';
import { paymentTexts } from './payment-texts.ts';

interface CheckoutSummaryProps {
  readonly checkout: CheckoutData;
  readonly choice: Pick<CheckoutChoice, 'walletAmount' | 'pointsAmount' | 'byBank'>;
  readonly isPending: boolean;
}

/** The till slip of this payment and the one button that begins it. */
export function CheckoutSummary({ checkout, choice, isPending }: CheckoutSummaryProps) {
  const { groups, goodsTotal, campaignDiscount, shippingTotal, vatTotal } = checkout;
  const { walletAmount, pointsAmount, byBank } = choice;
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={paymentTexts.summary}>
      <Stack space="m">
        <Heading level={2} size="panel">
          {paymentTexts.summary}
        </Heading>
        <DescriptionList
          layout="sum"
          items={[
            ...groups.map((group) => ({
              key: String(group.seller.sellerId),
              term: group.seller.sellerUsername,
              details: <Money value={group.total} bare />,
            })),
            {
              term: paymentTexts.goods,
              details: <Money value={goodsTotal + campaignDiscount} bare />,
              sums: true,
            },
            ...(campaignDiscount > 0
              ? [{ term: campaignTexts.discount, details: <Money value={-campaignDiscount} bare /> }]
              : []),
            { term: paymentTexts.shipping, details: <Money value={shippingTotal} bare quiet /> },
            { term: paymentTexts.vat, details: <Money value={vatTotal} bare quiet /> },
            ...(pointsAmount > 0
              ? [{ term: paymentTexts.pointsPart, details: <Money value={-pointsAmount} bare quiet /> }]
              : []),
            ...(walletAmount > 0
              ? [{ term: paymentTexts.walletPart, details: <Money value={-walletAmount} bare quiet /> }]
              : []),
          ]}
        />
        <AmountToPay label={paymentTexts.toPay} amount={byBank} />
        {pointsAmount === 0 ? (
          <Text size="small" tone="soft">
            {paymentTexts.willEarn(formatPoints(Math.floor(goodsTotal / kurusForAPoint)))}
          </Text>
        ) : null}
        <Button type="submit" size="large" wide loading={isPending} loadingText={paymentTexts.paying}>
          {paymentTexts.pay}
        </Button>
        <Inline space="xs" wrap={false}>
          <ShieldIcon size="1.25em" aria-hidden />
          <Text as="span" size="small" tone="soft">
            {cartTexts.held}
          </Text>
        </Inline>
        <Link href={paths.cart()}>{paymentTexts.backToCart}</Link>
      </Stack>
    </Box>
  );
}
