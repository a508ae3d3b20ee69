import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Ruler, type RulerProps } from '../Ruler/Ruler.tsx';
import * as css from './RulerReading.css.ts';

export type RulerReadingProps = Omit<RulerProps, 'label'> & {
  /** The value as text: `09/2028`. */
  text: ReactNode;
  /** The quantity in words: `22 ay`, `4 ay, yakın miat`. */
  remark?: ReactNode;
  /** `row` places text, ruler and remark side by side, `stack` the ruler below, `bare` omits the ruler. */
  layout?: 'stack' | 'row' | 'bare';
};

/** Renders a value as text, as a ruler and in words. */
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
