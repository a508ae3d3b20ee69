import { EvaluationsScreen } from '@havan/features/orders/evaluations/EvaluationsScreen';

/** Renders `/myprofile/evaluations` of the buyer app: the pharmacy's ratings of its sellers. */
export function GivenEvaluationsScreen() {
  return <EvaluationsScreen type="given" />;
}
