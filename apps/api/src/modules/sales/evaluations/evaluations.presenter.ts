import type { Evaluation } from '@havan/contract/sales/evaluations';
import { appealUntil, presentAppeal } from '../score/score.presenter.ts';
import type { EvaluationRow, EvaluationType } from './evaluations.sql.ts';

/**
 * Returns a rating as one side sees it: what the market took down has no words any more, a report is the
 * seller's alone.
 */
export function presentEvaluation(row: EvaluationRow, type: EvaluationType, now: Date): Evaluation {
  const isWithdrawn = row.appeal_state === 'accepted';
  const isReceived = type === 'received';
  return {
    orderId: row.order_id,
    name: row.name,
    score: row.score,
    comment: isWithdrawn ? null : row.comment,
    isWithdrawn,
    at: row.created_at.toISOString(),
    products: row.products.map(({ name: productName, score, comment }) => ({ productName, score, comment })),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { text: row.answer, at: row.answered_at.toISOString() },
    report: isReceived ? presentAppeal(row) : null,
    reportUntil: isReceived ? appealUntil(row.created_at, row.appeal_state, now) : null,
  };
}
