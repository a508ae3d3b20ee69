import type { CSSProperties } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './DistanceRuler.css.ts';

export type DistanceRulerProps = {
  /** Progress in the same unit as `max`. */
  value: number;
  /** The goal, drawn as the long tick at the end. */
  max: number;
  /** Name of the progress, read with the percentage: `Ücretsiz kargo`. */
  label: string;
  tone?: 'positive' | 'attention' | 'neutral';
  /** `fluid` fills the column; `short` is 112 px, for table rows. */
  width?: 'fluid' | 'short';
};

/** Renders the progress to a goal as filled ticks, with `role="progressbar"`. The long tick at the end is the goal. */
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
