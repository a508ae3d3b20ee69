import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { useAppProfile } from '../shell/app-profile.ts';
import type { OrderFilter, OrderSide } from './order-filters.ts';
import { orderTexts } from './order-texts.ts';

interface OrdersEmptyProps {
  readonly filter: OrderFilter;
  readonly side: OrderSide;
}

/** No orders at all, none in this state, or none that the search found. */
export function OrdersEmpty({ filter, side }: OrdersEmptyProps) {
  const { paths } = useAppProfile();
  const { title, text } = textsOf(filter, side);
  const isNarrowed = filter.slug !== null || filter.q !== '' || filter.cursor !== null;
  return (
    <EmptyState
      kind={filter.q ? 'notFound' : 'other'}
      title={title}
      subtitle={text}
      actions={
        isNarrowed ? (
          <ButtonLink variant="outline" href={paths.orders()}>
            {orderTexts.empty.showAll}
          </ButtonLink>
        ) : null
      }
    />
  );
}

function textsOf({ slug, q, cursor }: OrderFilter, side: OrderSide) {
  if (q) return orderTexts.empty.searched(q);
  return slug !== null || cursor !== null ? orderTexts.empty.filtered : orderTexts.empty.none[side];
}
