import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DataGrid.css.ts';
import type { DataGridProps } from './grid-types.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridTail } from './GridTail.tsx';
import { lineStyle, pinsOf, unpinned } from './cells/grid-layout.ts';
import { blockBetween } from './cells/grid-moves.ts';
import { useGrid } from './use-grid.ts';
import { useNextPage } from './use-next-page.ts';

type GridDeskProps<Row> = DataGridProps<Row> & {
  /** Width of the grid, in px. */
  width: number;
  filler: ReactNode;
};

/**
 * Renders the grid above the phone width: a box that scrolls in both directions, with one cell at a time in
 * the tab order.
 */
export function GridDesk<Row>(props: GridDeskProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, total, sort, onSortChange, selection, more, filler } =
    props;
  const { cellState, rowNote, rowTone, rowHeight = 53, pinnedColumns = 1, width } = props;
  const boxed = selection !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const grid = useGrid(props, keys, scroller);
  const { active, anchor, editing } = grid;
  // oxlint-disable-next-line react/incompatible-library -- read in this very render, handed to no memoised part
  const virtual = useVirtualizer({
    count: filler ? 0 : rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: 8,
    initialRect: { width: 1024, height: 720 },
    // The row with the focus stays rendered however far the grid is scrolled.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, along) => from + along);
      if (active.row >= 0 && active.row < count && (active.row < from || active.row > to))
        range.push(active.row);
      return range.toSorted((a, b) => a - b);
    },
  });
  const items = virtual.getVirtualItems();
  useNextPage(more, rows.length, items.at(-1)?.index ?? 0);
  const line = useMemo(() => lineStyle(columns, boxed), [columns, boxed]);
  const pins = useMemo(
    () => (line.minWidth > width ? pinsOf(columns, boxed, pinnedColumns) : unpinned),
    [columns, boxed, pinnedColumns, line.minWidth, width],
  );
  const block = blockBetween(anchor, active);
  const scrollPadding: CSSProperties = { scrollPaddingInlineStart: pins.width };
  return (
    <>
      <div ref={scroller} className={css.scroller} style={scrollPadding}>
        <span ref={grid.before} tabIndex={-1} />
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={(total ?? rows.length) + 1}
          aria-colcount={columns.length + (boxed ? 1 : 0)}
          aria-multiselectable="true"
          style={{ minWidth: line.minWidth }}
          {...grid.handlers}
        >
          <div role="rowgroup" className={css.head}>
            <GridHead
              columns={columns}
              keys={keys}
              selection={selection}
              sort={sort}
              onSortChange={onSortChange}
              line={line}
              pins={pins}
              active={active.row === -1 ? active.column : undefined}
            />
          </div>
          <div role="rowgroup" className={css.body} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start, key }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const here = active.row === index;
              const inBlock = block.top <= index && index <= block.bottom;
              const note = rowNote?.(row);
              return (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={cx(css.item, here && css.itemActive)}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <GridRow
                    row={row}
                    index={index}
                    columns={columns}
                    rowLabel={rowLabel}
                    cellState={cellState}
                    line={line}
                    pins={pins}
                    height={rowHeight}
                    boxed={boxed}
                    chosen={isChosen(selection, keys[index] ?? '')}
                    tone={rowTone?.(row)}
                    active={here ? active.column : undefined}
                    blockFrom={inBlock ? block.left : undefined}
                    blockTo={inBlock ? block.right : undefined}
                    editing={here ? editing : null}
                    onDone={grid.finish}
                  />
                  {note ? (
                    <div role="row">
                      <div
                        role="gridcell"
                        data-note=""
                        aria-colspan={columns.length + (boxed ? 1 : 0)}
                        className={cx(css.note, css.noteTone[note.tone])}
                      >
                        {note.content}
                      </div>
                    </div>
                  ) : null}
                </div>
              );
            })}
          </div>
        </div>
        <span ref={grid.after} tabIndex={-1} />
        {filler}
        {more ? <GridTail more={more} /> : null}
      </div>
      <span role="status" className={hidden}>
        {grid.said}
      </span>
    </>
  );
}

const isChosen = (selection: DataGridProps<never>['selection'], key: string): boolean =>
  selection?.everything === true || (selection?.selected.has(key) ?? false);
