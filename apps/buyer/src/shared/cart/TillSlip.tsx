import type { SellerGroup } from '@havan/contract/cart/cart';
import { Box } from '@havan/ui/Box';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { ShieldIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { AmountToPay } from './AmountToPay.tsx';
import { slipTexts } from './slip-texts.ts';

interface TillSlipProps {
  readonly groups: readonly SellerGroup[];
  /** Kuruş, of these groups together. */
  readonly sums: {
    readonly goodsTotal: number;
    readonly campaignDiscount: number;
    readonly shippingTotal: number;
    readonly vatTotal: number;
  };
  /** Amounts paid before the bank's part, in kuruş. */
  readonly paidBefore?: readonly { readonly term: string; readonly amount: number }[];
  readonly toPay: number;
  /** Button of the next step. */
  readonly action: ReactNode;
  /** Rendered beneath the button. */
  readonly children?: ReactNode;
}

/**
 * Renders the slip of a purchase, the same in the cart and in the checkout: the goods of each seller, shipping, amounts
 * paid before, and the rest, closed by the double rule. Amounts that the prices already include stand last and are not
 * added.
 */
export function TillSlip({ groups, sums, paidBefore, toPay, action, children }: TillSlipProps) {
  const { goodsTotal, shippingTotal, campaignDiscount, vatTotal } = sums;
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={slipTexts.title}>
      <Stack space="m">
        <Heading level={2} size="panel">
          {slipTexts.title}
        </Heading>
        <DescriptionList
          layout="sum"
          items={[
            ...groups.map(({ seller, lines, goodsTotal: goods }) => ({
              key: String(seller.sellerId),
              term: <Term name={seller.sellerUsername} remark={slipTexts.lines(lines.length)} />,
              details: <Money value={goods} bare />,
            })),
            {
              term: <Text weight="strong">{slipTexts.goods}</Text>,
              details: <Money value={goodsTotal} bare />,
              sums: true,
            },
            {
              term: <Term name={slipTexts.shipping} remark={whoCharges(groups)} />,
              details: <Money value={shippingTotal} bare />,
            },
            ...(paidBefore ?? [])
              .filter(({ amount }) => amount > 0)
              .map(({ term, amount }) => ({ term, details: <Money value={-amount} bare /> })),
            ...(campaignDiscount > 0
              ? [
                  {
                    term: <Term name={slipTexts.campaign} remark={slipTexts.included} />,
                    details: <Money value={campaignDiscount} bare quiet />,
                  },
                ]
              : []),
            {
              term: <Term name={slipTexts.vat} remark={slipTexts.included} />,
              details: <Money value={vatTotal} bare quiet />,
            },
          ]}
        />
        <AmountToPay label={slipTexts.toPay} amount={toPay} />
        {action}
        {children}
        <Inline space="xs" wrap={false}>
          <ShieldIcon size="1.25em" aria-hidden />
          <Text as="span" size="small" tone="soft">
            {slipTexts.held}
          </Text>
        </Inline>
      </Stack>
    </Box>
  );
}

function Term({ name, remark }: { name: string; remark: string }) {
  return (
    <Inline space="xs">
      <span>{name}</span>
      {remark === '' ? null : (
        <Text as="span" size="small" tone="faint">
          {remark}
        </Text>
      )}
    </Inline>
  );
}

/** Returns the name of the only seller that charges shipping, where several send; empty otherwise. */
function whoCharges(groups: readonly SellerGroup[]): string {
  const [first, ...others] = groups.filter(({ shippingFee }) => shippingFee > 0);
  return first && others.length === 0 && groups.length > 1 ? first.seller.sellerUsername : '';
}
