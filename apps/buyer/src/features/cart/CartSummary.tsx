import type { BasketGroup } from '@havan/contract/basket';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { ChevronRightIcon, ShieldIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { AmountToPay } from '../../trade/AmountToPay.tsx';
import { campaignTexts } from '../../trade/campaign-texts.ts';
import { marginOf, permilleText } from '../../trade/prices.ts';
import { sumOf } from './cart-preview.ts';
import { obstacleOf } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';

/** The till slip of the ticked sellers, closed by the double rule, and the way to the payment. */
export function CartSummary({ groups }: { groups: readonly BasketGroup[] }) {
  const sum = sumOf(groups);
  const obstacle = obstacleOf(groups);
  const margin = marginOf(sum.goodsTotal, sum.psfTotal);
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={cartTexts.summary}>
      <Stack space="m">
        <Heading level={2} size="panel">
          {cartTexts.summary}
        </Heading>
        <DescriptionList
          layout="sum"
          items={[
            ...groups.map(({ seller, goodsTotal }) => ({
              key: String(seller.sellerId),
              term: seller.sellerUsername,
              details: <Money value={goodsTotal} bare />,
            })),
            {
              term: cartTexts.goods,
              details: <Money value={sum.goodsTotal + sum.campaignDiscount} bare />,
              sums: true,
            },
            ...(sum.campaignDiscount > 0
              ? [{ term: campaignTexts.discount, details: <Money value={-sum.campaignDiscount} bare /> }]
              : []),
            { term: cartTexts.shippingTotal, details: <Money value={sum.shippingTotal} bare quiet /> },
            { term: cartTexts.vat, details: <Money value={sum.vatTotal} bare quiet /> },
          ]}
        />
        <AmountToPay label={cartTexts.toPay} amount={sum.total} />
        {obstacle ? (
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
        )}
        {margin && margin.amount > 0 ? (
          <Text size="small" tone="soft">
            {cartTexts.psf(
              formatMoney(sum.psfTotal),
              formatMoney(margin.amount),
              permilleText(margin.permille),
            )}
          </Text>
        ) : null}
        <Inline space="xs" wrap={false}>
          <ShieldIcon size="1.25em" aria-hidden />
          <Text as="span" size="small" tone="soft">
            {cartTexts.held}
          </Text>
        </Inline>
      </Stack>
    </Box>
  );
}
