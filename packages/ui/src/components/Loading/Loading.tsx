import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Loading.css.ts';

export type LoadingProps = {
  /** What is loading, in one or two words. */
  label?: string;
  /** `inline` in a row, `block` centred in an area, `page` centred in a screen. */
  size?: 'inline' | 'block' | 'page';
  /** Shows the label; otherwise it is for screen readers only. */
  showLabel?: boolean;
};

const ticks = Array.from({ length: 13 }, (_, index) => index);

/** Renders an animated ruler for a wait of unknown length. When the length is known, use Progress. */
export function Loading({ label = 'Yükleniyor', size = 'block', showLabel }: LoadingProps) {
  return (
    <span className={cx(css.loading, css.size[size])} role="status">
      <span className={css.ruler} aria-hidden="true">
        {(size === 'inline' ? ticks.slice(0, 5) : ticks).map((tick) => (
          <i key={tick} className={cx(css.tick, tick % 4 === 0 && css.long, css.delay[tick % 13])} />
        ))}
      </span>
      <span className={showLabel ? css.label : hidden}>{label}</span>
    </span>
  );
}
