import { Link } from '@havan/ui/Link';
import { paths } from '../../paths.ts';

/** Renders the orders of a payment, each a link to it. */
export function OrderLinks({ orderIds }: { readonly orderIds: readonly number[] }) {
  if (orderIds.length === 0) return <>–</>;
  return (
    <span>
      {orderIds.map((orderId, index) => (
        <span key={orderId}>
          {index > 0 ? ', ' : null}
          <Link href={paths.order(orderId)}>{orderId}</Link>
        </span>
      ))}
    </span>
  );
}
