import type { ResultOf } from '@havan/contract/call';
import type { getOrders } from '@havan/contract/sales/orders';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { orderSearchOf, type OrderFilter } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';

interface OrderPagerProps {
  readonly page: Pick<ResultOf<typeof getOrders>, 'items' | 'nextCursor' | 'total'>;
  readonly filter: OrderFilter;
}

/** Renders the pages by cursor as links, so that the back button leads to the previous page. */
export function OrderPager({ page, filter }: OrderPagerProps) {
  const { paths } = useAppProfile();
  const hrefOf = (cursor: string | null) =>
    paths.orders(filter.slug ?? undefined) + orderSearchOf({ ...filter, cursor, open: null });
  if (page.items.length === 0) return null;
  return (
    <Inline justify="between">
      <Text tone="faint" size="small">
        {orderTexts.shown(page.items.length, page.total)}
      </Text>
      <Inline>
        {filter.cursor === null ? null : (
          <ButtonLink size="small" variant="outline" href={hrefOf(null)}>
            {orderTexts.firstPage}
          </ButtonLink>
        )}
        {page.nextCursor === null ? null : (
          <ButtonLink size="small" variant="outline" href={hrefOf(page.nextCursor)}>
            {orderTexts.nextPage}
          </ButtonLink>
        )}
      </Inline>
    </Inline>
  );
}
