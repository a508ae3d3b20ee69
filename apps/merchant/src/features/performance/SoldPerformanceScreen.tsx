import { PerformanceScreen } from '@havan/features/orders/performance/PerformanceScreen';

/** Renders `/myprofile/salesperformance` of the merchant app: what the company sold. */
export function SoldPerformanceScreen() {
  return <PerformanceScreen side="sold" />;
}
