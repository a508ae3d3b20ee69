import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderFilter, OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';

interface OrdersEmptyProps {
  readonly filter: OrderFilter;
  readonly side: OrderSide;
}

/** No orders at all, none in this state, or none that the search found. */
export function OrdersEmpty({ filter, side }: OrdersEmptyProps) {
  const { paths } = useAppProfile();
  const { title, text } = textsOf(filter, side);
  const isNarrowed = filter.slug !== null || filter.q !== '' || isFiltered(filter);
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

const isFiltered = ({ from, to, otherId, cursor }: OrderFilter): boolean =>
  from !== null || to !== null || otherId !== null || cursor !== null;

function textsOf(filter: OrderFilter, side: OrderSide) {
  if (filter.q) return orderTexts.empty.searched(filter.q);
  return filter.slug !== null || isFiltered(filter) ? orderTexts.empty.filtered : orderTexts.empty.none[side];
}
