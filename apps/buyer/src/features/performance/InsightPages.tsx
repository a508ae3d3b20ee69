import { GivenEvaluationsScreen } from './GivenEvaluationsScreen.tsx';
import { PurchasedPerformanceScreen } from './PurchasedPerformanceScreen.tsx';

/** Renders the purchases of a company and its ratings; the pages are loaded together. */
export function InsightPages({ page }: { readonly page: 'performance' | 'evaluations' }) {
  return page === 'performance' ? <PurchasedPerformanceScreen /> : <GivenEvaluationsScreen />;
}
