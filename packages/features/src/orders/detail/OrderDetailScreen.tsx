import { orderQuery } from '@havan/api-client/queries/sales/orders';
import { orderView } from '@havan/contract/sales/orders';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { detailTexts } from '../order-texts.ts';
import { OrderDetails } from './OrderDetails.tsx';

/** Renders `/myprofile/orderdetail/:type/:id`: one order from the side that its address names. */
export function OrderDetailScreen() {
  const { type, id } = useParams();
  const side = v.safeParse(orderView, type);
  const orderId = Number(id);
  if (!side.success || !Number.isSafeInteger(orderId) || orderId < 1) return <NotFoundScreen />;
  return <KnownOrder side={side.output} orderId={orderId} />;
}

interface KnownOrderProps {
  readonly side: v.InferOutput<typeof orderView>;
  readonly orderId: number;
}

function KnownOrder({ side, orderId }: KnownOrderProps) {
  const { api } = useAppProfile();
  const { data: order, error, refetch } = useQuery(orderQuery(api, side, orderId));
  if (order) return <OrderDetails order={order} side={side} />;
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Shimmer kind="rows" count={8} label={detailTexts.loading} />
      )}
    </Page>
  );
}
