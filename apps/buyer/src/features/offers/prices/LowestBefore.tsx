import { priceHistoryQuery } from '@havan/api-client/queries/catalogue/price-history';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lowestBeforeTexts } from './price-texts.ts';

interface LowestBeforeProps {
  readonly productId: number;
  readonly listingId: number;
}

/**
 * Renders the lowest price of a discounted offer in the thirty days before its discount; nothing where it is
 * unknown.
 */
export function LowestBefore({ productId, listingId }: LowestBeforeProps) {
  const { api } = useAppProfile();
  const { data } = useQuery({
    ...priceHistoryQuery(api, productId),
    select: ({ discounts }) => discounts.find((each) => each.listingId === listingId)?.lowestBefore,
  });
  return data === undefined ? null : (
    <Text as="span" size="tiny" tone="faint">
      {lowestBeforeTexts.amount(formatMoney(data))}
    </Text>
  );
}
