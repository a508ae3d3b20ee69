import type { ScoreEvent, scoreAppeal } from '@havan/contract/sales/score';
import { appealDays, scorePartRules } from '@havan/domain/seller-score';
import type { AppealState } from '@havan/domain/score-event';
import type * as v from 'valibot';
import type { ScoreEventRow } from './score-events.sql.ts';

const dayMs = 86_400_000;
const later = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

interface AppealColumns {
  readonly appeal_state: AppealState | null;
  readonly appeal_text: string | null;
  readonly appeal_at: Date | null;
  readonly ruling: string | null;
}

/** Returns the appeal against a fact; null without one. */
export function presentAppeal(row: AppealColumns): v.InferOutput<typeof scoreAppeal> | null {
  if (row.appeal_state === null || row.appeal_at === null) return null;
  return {
    state: row.appeal_state,
    text: row.appeal_text ?? '',
    sentAt: row.appeal_at.toISOString(),
    ruling: row.ruling,
  };
}

/** Returns until when an appeal against a fact is possible; null after an appeal, and when it is too late. */
export function appealUntil(at: Date, state: AppealState | null, now: Date): string | null {
  const until = later(at, appealDays);
  return state === null && until > now ? until.toISOString() : null;
}

/** Returns a fact that lowers a score, with what it does to it. */
export const presentEvent = (row: ScoreEventRow, effect: number, now: Date): ScoreEvent => ({
  part: row.part,
  kind: row.kind,
  orderId: row.order_id,
  buyerName: row.buyer_name,
  at: row.at.toISOString(),
  lateMinutes: row.kind === 'late' ? row.late_minutes : null,
  missing: row.part === 'supply' ? { units: row.missing, of: row.units } : null,
  rating: row.part === 'ratings' ? Math.round(row.value * 10) : null,
  effect,
  endsAt: later(row.at, scorePartRules[row.part].days).toISOString(),
  appealUntil: appealUntil(row.at, row.appeal_state, now),
  appeal: presentAppeal(row),
});
