import { GivenEvaluationsScreen } from './GivenEvaluationsScreen.tsx';
import { PurchasedPerformanceScreen } from './PurchasedPerformanceScreen.tsx';

/** What a company bought and how it rated it; the pages are loaded together. */
export function InsightPages({ page }: { readonly page: 'performance' | 'evaluations' }) {
  return page === 'performance' ? <PurchasedPerformanceScreen /> : <GivenEvaluationsScreen />;
}
