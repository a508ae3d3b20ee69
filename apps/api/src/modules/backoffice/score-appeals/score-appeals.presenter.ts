import type { OperatorScoreAppeal } from '@havan/contract/backoffice/support/score-appeals';
import type { AppealRow } from './score-appeals.sql.ts';

/** Returns an appeal with the facts of its order. */
export const presentScoreAppeal = (row: AppealRow): OperatorScoreAppeal => ({
  appealId: row.id,
  part: row.part,
  state: row.state,
  orderId: row.order_id,
  seller: row.seller,
  buyer: row.buyer,
  text: row.text,
  sentAt: row.created_at.toISOString(),
  ruling: row.ruling,
  orderedAt: row.ordered_at.toISOString(),
  shipBy: row.ship_by.toISOString(),
  shippedAt: row.shipped_at?.toISOString() ?? null,
  rating: row.score === null ? null : { score: row.score, comment: row.comment },
  missing: { units: row.missing, of: row.units },
  cases: [...row.cases],
});
