import { EvaluationsScreen } from '@havan/features/orders/evaluations/EvaluationsScreen';

/** `/myprofile/evaluations` of the merchant app: what buyers said of the company. */
export function ReceivedEvaluationsScreen() {
  return <EvaluationsScreen type="received" />;
}
