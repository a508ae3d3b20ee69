import { cx } from '../../css/cx.ts';
import * as css from './ScoreBadge.css.ts';

export type ScoreBadgeProps = {
  /** As it is written: `9,8`. */
  value: string;
  /** Best to worst, decided by the caller. */
  grade: 'top' | 'good' | 'fair' | 'poor' | 'none';
  /** Name of the measure, for screen readers: `Satıcı puanı, 10 üzerinden`. */
  label: string;
};

/** A grade on its ground: the figure carries it, the colour only repeats it. */
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
