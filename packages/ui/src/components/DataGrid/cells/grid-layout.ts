import type { CSSProperties } from 'react';
import type { GridColumn } from '../grid-types.ts';

/** The column of boxes, and what a column without a width takes at least; px. */
const boxWidth = 40;
const shareWidth = 240;

type Sized = Pick<GridColumn<never>, 'width'>;

/** How a line of cells is laid out; `minWidth` is where the grid begins to scroll sideways, in px. */
export type Line = { gridTemplateColumns: string; minWidth: number };

export function lineStyle(columns: readonly Sized[], boxed: boolean): Line {
  const widths = columns.map(({ width }) => width);
  // Without a column that may grow, the last one takes the remaining width, so that a row fills its box.
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

/** Where the columns stand that stay in sight, by their drawn index; px from the edge. */
export type Pins = { offsets: readonly number[]; width: number };

/** Where nothing scrolls sideways, nothing has to stay. */
export const unpinned: Pins = { offsets: [], width: 0 };

export function pinsOf(columns: readonly Sized[], boxed: boolean, count: number): Pins {
  const widths = [
    ...(boxed ? [boxWidth] : []),
    ...columns.slice(0, count).map(({ width }) => width ?? shareWidth),
  ];
  const offsets = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return { offsets, width: widths.reduce((sum, width) => sum + width, 0) };
}

/** Returns the style of a cell that stays: nothing for the others. */
export const pinStyle = ({ offsets }: Pins, column: number): CSSProperties | undefined =>
  offsets[column] === undefined ? undefined : { insetInlineStart: offsets[column] };
