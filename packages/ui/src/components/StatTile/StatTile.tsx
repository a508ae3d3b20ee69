import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './StatTile.css.ts';

export type StatTileProps = {
  label: string;
  /** A Money of size `large`, or a number. */
  value: ReactNode;
  /** Comparison or period: `▲ %9,4`. */
  remark?: ReactNode;
  /** Whether the change is good or bad. */
  remarkTone?: 'neutral' | 'positive' | 'critical';
  /** A Sparkline. */
  chart?: ReactNode;
};

/** Renders one number with its label, comparison and chart. */
export function StatTile({ label, value, remark, remarkTone = 'neutral', chart }: StatTileProps) {
  return (
    <div className={css.cell}>
      <div className={css.tile}>
        <div className={css.words}>
          <span className={css.label}>{label}</span>
          <span className={css.value}>{value}</span>
          {remark ? <span className={cx(css.remark, css.remarkTone[remarkTone])}>{remark}</span> : null}
        </div>
        {chart ? <div className={css.chart}>{chart}</div> : null}
      </div>
    </div>
  );
}

/** Renders StatTiles in a strip between two lines; they wrap where they do not fit. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.strip} aria-label={label}>
      {children}
    </section>
  );
}
