import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Shimmer.css.ts';

export type ShimmerProps = {
  /** `lines` of text, a `block` for a picture or panel, `rows` of a table, `card` for products. */
  kind?: 'lines' | 'block' | 'rows' | 'card';
  /** Number of lines, rows or cards. */
  count?: number;
  /** Height of the block, or of one row, in px. */
  height?: number;
  /** Text for screen readers; empty where a surrounding component already announces the loading. */
  label?: string;
  /** Shows the label visually too, for a prerendered page whose scripts have not loaded yet. */
  said?: boolean;
};

/** Renders a placeholder of the size of content that is loading, so that the layout does not shift when it arrives. */
export function Shimmer({
  kind = 'lines',
  count = 3,
  height,
  label = 'Yükleniyor',
  said = false,
}: ShimmerProps) {
  const items = Array.from({ length: kind === 'block' ? 1 : count }, (_, index) => index);
  return (
    <div className={css.layout[kind]} role="status">
      {label ? <span className={hidden}>{label}</span> : null}
      {said ? (
        <p className={css.said} aria-hidden="true">
          {label}
        </p>
      ) : null}
      {items.map((item) => (
        <div
          key={item}
          aria-hidden="true"
          className={cx(css.piece, css.shape[kind])}
          style={height === undefined ? undefined : { height }}
        />
      ))}
    </div>
  );
}
