import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Loading.css.ts';

export type LoadingProps = {
  /** Name of the awaited thing, in a word or two. */
  label?: string;
  /** `inline` is shown in a row, `block` in the middle of an area, `page` in the middle of a screen. */
  size?: 'inline' | 'block' | 'page';
  /** Shows the label as well as saying it. */
  showLabel?: boolean;
};

const ticks = Array.from({ length: 13 }, (_, index) => index);

/** The ruler that keeps counting, for a wait of unknown length. Known lengths are a Progress. */
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
