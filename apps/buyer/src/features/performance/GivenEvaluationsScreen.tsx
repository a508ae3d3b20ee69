import { EvaluationsScreen } from '@havan/features/orders/evaluations/EvaluationsScreen';

/** `/myprofile/evaluations` of the buyer app: what the pharmacy said of its sellers. */
export function GivenEvaluationsScreen() {
  return <EvaluationsScreen type="given" />;
}
