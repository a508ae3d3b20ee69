import { PerformanceScreen } from '@havan/features/orders/performance/PerformanceScreen';

/** Renders `/myprofile/salesperformance` of the buyer app: what the pharmacy bought. */
export function PurchasedPerformanceScreen() {
  return <PerformanceScreen side="purchased" />;
}
