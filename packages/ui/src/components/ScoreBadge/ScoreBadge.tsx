import { cx } from '../../css/cx.ts';
import * as css from './ScoreBadge.css.ts';

export type ScoreBadgeProps = {
  /** Formatted value: `9,8`. */
  value: string;
  /** From best to worst, decided by the caller. */
  grade: 'top' | 'good' | 'fair' | 'poor' | 'none';
  /** Name of the measure, for screen readers and the tooltip: `Satıcı puanı, 10 üzerinden`. */
  label: string;
};

/** Renders a score on a background whose colour repeats its grade. */
export function ScoreBadge({ value, grade, label }: ScoreBadgeProps) {
  return (
    <span
      className={cx(css.score, css.grade[grade])}
      role="img"
      aria-label={`${label}: ${value}`}
      title={label}
    >
      {value}
    </span>
  );
}
