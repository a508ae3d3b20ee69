import { useTrack } from '@havan/features/shell/analytics/use-track';
import { useEffect, useRef } from 'react';
import { lineItems } from '../../trade/track-items.ts';
import type { CheckoutData, Payment } from './checkout-data.ts';

const lira = (kurus: number): string => (kurus / 100).toFixed(2);

/** Counts an effect once a visit of its screen. */
function useOnce(act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }, [act]);
}

/** Counts that somebody began to pay, with what is in the cart. */
export function useReportCheckout({ groups, total }: CheckoutData): void {
  const track = useTrack();
  useOnce(() => {
    const lines = groups.flatMap((group) => group.lines).filter(({ canBuy }) => canBuy);
    track('begin_checkout', { items: lineItems(lines), details: { value: lira(total) } });
  });
}

/** Counts a purchase; its number tells a page that is loaded again from a second purchase. */
export function useReportPurchase({ paymentId, amount, orders }: Payment): void {
  const track = useTrack();
  useOnce(() =>
    track('purchase', {
      details: { transaction_id: paymentId, value: lira(amount), orders: String(orders.length) },
    }),
  );
}
