import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Ruler, type RulerProps } from '../Ruler/Ruler.tsx';
import * as css from './RulerReading.css.ts';

export type RulerReadingProps = Omit<RulerProps, 'label'> & {
  /** The value in words or figures: `09/2028`. */
  text: ReactNode;
  /** The total of the quantity: `22 ay`, `4 ay, yakın miat`. */
  remark?: ReactNode;
  /** `row` sets everything beside each other, `stack` the ruler beneath, `bare` leaves the ruler out. */
  layout?: 'stack' | 'row' | 'bare';
};

/** A quantity, its ruler and its total, which always agree. */
export function RulerReading({
  text,
  remark,
  layout = 'stack',
  tone = 'positive',
  ...ruler
}: RulerReadingProps) {
  return (
    <span className={cx(css.reading, css.layout[layout])}>
      <span className={cx(css.text, css.tone[tone])}>{text}</span>
      {layout === 'bare' ? null : <Ruler {...ruler} tone={tone} />}
      {remark ? <span className={cx(css.remark, css.tone[tone])}>{remark}</span> : null}
    </span>
  );
}
