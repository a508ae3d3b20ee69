import type { CSSProperties } from 'react';
import type { GridColumn } from '../grid-types.ts';

/** Widths in px: of the checkbox column, and the minimum of a column without a width of its own. */
const boxWidth = 40;
const shareWidth = 240;

type Sized = Pick<GridColumn<never>, 'width'>;

/** Layout of a row of cells; the grid scrolls sideways below `minWidth`, in px. */
export type Line = { gridTemplateColumns: string; minWidth: number };

/** Returns the grid tracks and the minimum width of a row; `boxed` adds the checkbox column. */
export function lineStyle(columns: readonly Sized[], boxed: boolean): Line {
  const widths = columns.map(({ width }) => width);
  // Without a flexible column the last one takes the remaining width, so that a row fills the box.
  const shares = widths.every((width) => width !== undefined) ? widths.length - 1 : -1;
  const tracks = widths.map((width, at) =>
    width === undefined
      ? `minmax(${shareWidth}px, 1fr)`
      : at === shares
        ? `minmax(${width}px, 1fr)`
        : `${width}px`,
  );
  return {
    gridTemplateColumns: [...(boxed ? [`${boxWidth}px`] : []), ...tracks].join(' '),
    minWidth: widths.reduce<number>((sum, width) => sum + (width ?? shareWidth), boxed ? boxWidth : 0),
  };
}

/** Left offsets of the pinned columns in px, by column index; `width` is the sum of their widths. */
export type Pins = { offsets: readonly number[]; width: number };

/** No pinned columns, for a grid that does not scroll sideways. */
export const unpinned: Pins = { offsets: [], width: 0 };

/** Returns the offsets of the checkbox column, if `boxed`, and of the first `count` columns. */
export function pinsOf(columns: readonly Sized[], boxed: boolean, count: number): Pins {
  const widths = [
    ...(boxed ? [boxWidth] : []),
    ...columns.slice(0, count).map(({ width }) => width ?? shareWidth),
  ];
  const offsets = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return { offsets, width: widths.reduce((sum, width) => sum + width, 0) };
}

/** Returns the style of a pinned cell; undefined for any other. */
export const pinStyle = ({ offsets }: Pins, column: number): CSSProperties | undefined =>
  offsets[column] === undefined ? undefined : { insetInlineStart: offsets[column] };
