import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { isNarrowedFilter, type OrderFilter, type OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';

interface OrdersEmptyProps {
  readonly filter: OrderFilter;
  readonly side: OrderSide;
}

/** Renders the empty state of a list: no orders at all, none under these filters, or none found by the search. */
export function OrdersEmpty({ filter, side }: OrdersEmptyProps) {
  const { paths } = useAppProfile();
  const isNarrowed = isNarrowedFilter(filter);
  const { title, text } = filter.q
    ? orderTexts.empty.searched(filter.q)
    : isNarrowed
      ? orderTexts.empty.filtered
      : orderTexts.empty.none[side];
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
