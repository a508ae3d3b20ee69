import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Shimmer.css.ts';

export type ShimmerProps = {
  /** Shape: `lines` of text, a `block` for a picture or panel, `rows` of a table. */
  kind?: 'lines' | 'block' | 'rows' | 'card';
  /** How many lines or rows. */
  count?: number;
  /** Height of the block, or of one row, in px. */
  height?: number;
  /** Announced once; leave empty where an outer part already announces it. */
  label?: string;
  /** In a frame that a document paints, before any script has come, the label is for the eyes too. */
  said?: boolean;
};

/** Holds the place of what is coming, in its own measures, so that nothing jumps when it arrives. */
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
