import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useEffect, useRef } from 'react';
import { checkoutEvent, purchaseEvent } from '../../../shared/analytics/shop-events.ts';
import type { CheckoutData, Payment } from '../checkout-data.ts';

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
    track(...checkoutEvent(lines, total));
  });
}

/** Counts a purchase. */
export function useReportPurchase(payment: Payment): void {
  const track = useTrack();
  useOnce(() => track(...purchaseEvent(payment)));
}
