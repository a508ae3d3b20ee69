import { Ruler } from '../Ruler/Ruler.tsx';
import * as css from './Rating.css.ts';

export type RatingProps = {
  /** 0 to 10, or 0 to 100 with `scale={100}` (specification §3). */
  value: number;
  /** Maximum of the scale. */
  scale?: 10 | 100;
  /** What is rated. */
  label: string;
  tone?: 'positive' | 'attention' | 'critical' | 'neutral';
};

/** Renders a rating as ten ticks: one point each, or ten points each on the scale of 100. */
export function Rating({ value, scale = 10, label, tone = 'positive' }: RatingProps) {
  const written = scale === 10 ? value.toFixed(1).replace('.', ',') : String(Math.round(value));
  return (
    <span className={css.rating}>
      <span className={css.label}>{label}</span>
      <Ruler
        value={(value / scale) * 10}
        max={10}
        major={5}
        tone={tone}
        size="large"
        label={`${label}: ${written} / ${scale}`}
      />
      <span className={css.value} aria-hidden="true">
        {written}
      </span>
    </span>
  );
}
