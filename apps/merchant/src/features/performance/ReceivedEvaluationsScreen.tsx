import { EvaluationsScreen } from '@havan/features/orders/evaluations/EvaluationsScreen';

/** Renders `/myprofile/evaluations` of the merchant app: the ratings of the company by buyers. */
export function ReceivedEvaluationsScreen() {
  return <EvaluationsScreen type="received" />;
}
