import type { CSSProperties } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './DistanceRuler.css.ts';

export type DistanceRulerProps = {
  /** How far one has come, in the same unit as `max`. */
  value: number;
  /** The goal: the long tick at the end. */
  max: number;
  /** Name of the distance, read with the percentage: `Ücretsiz kargo`. */
  label: string;
  tone?: 'positive' | 'attention' | 'neutral';
  /** As wide as its column (`fluid`) or 112 px, inside a table row. */
  width?: 'fluid' | 'short';
};

/**
 * The way to a goal, as wide as there is room. Ticks fill one by one when the value grows; the last, long tick is the
 * goal itself.
 */
export function DistanceRuler({ value, max, label, tone = 'positive', width = 'fluid' }: DistanceRulerProps) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  const percent = Math.floor(share * 100);
  return (
    <span
      className={cx(css.track, css.tone[tone], css.width[width])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ '--share': String(share) } as CSSProperties}
    >
      <span className={css.fill} />
    </span>
  );
}
