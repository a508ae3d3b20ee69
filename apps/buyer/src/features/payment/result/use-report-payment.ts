import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useEffect, useRef } from 'react';
import { checkoutEvent, purchaseEvent } from '../../../shared/analytics/shop-events.ts';
import type { CheckoutData, Payment } from '../checkout-data.ts';

/** Runs an effect once per visit of its screen. */
function useOnce(act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }, [act]);
}

/** Reports a begun checkout with the contents of the cart. */
export function useReportCheckout({ groups, total }: CheckoutData): void {
  const track = useTrack();
  useOnce(() => {
    const lines = groups.flatMap((group) => group.lines).filter(({ canBuy }) => canBuy);
    track(...checkoutEvent(lines, total));
  });
}

/** Reports a purchase. */
export function useReportPurchase(payment: Payment): void {
  const track = useTrack();
  useOnce(() => track(...purchaseEvent(payment)));
}
