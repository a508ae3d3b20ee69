import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import * as css from './DataGrid.css.ts';
import type { DataGridProps, GridColumn } from './grid-types.ts';
import { GridSheet } from './GridSheet.tsx';
import { GridTail } from './GridTail.tsx';
import { useNextPage } from './use-next-page.ts';

type EndColumn<Row> = GridColumn<Row> & { readonly phone: 'lead' | 'trail' };
const isEnd = <Row,>(column: GridColumn<Row>): column is EndColumn<Row> =>
  column.phone === 'lead' || column.phone === 'trail';

/** Renders the rows as a list for narrow widths; a click opens the row in a sheet, where it is edited. */
export function GridList<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, selection, more, sheet, onEdit, cellState } = props;
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- read in this very render, handed to no memoised part
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 96,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: 6,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  useNextPage(more, rows.length, items.at(-1)?.index ?? 0);
  const shown = open === null ? undefined : rows[keys.indexOf(open)];
  const ends = columns.filter(isEnd);
  const details = columns.filter(({ phone = 'detail' }) => phone === 'detail');
  const tick = (key: string, on: boolean) => {
    const next = new Set(selection?.everything ? keys : selection?.selected);
    if (on) next.add(key);
    else next.delete(key);
    selection?.onChange(next);
  };
  return (
    <>
      <ul ref={list} aria-label={label} className={css.list} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, key: itemKey }) => {
          const row = rows[index];
          const key = keys[index];
          if (row === undefined || key === undefined) return null;
          const note = props.rowNote?.(row);
          return (
            <li
              key={itemKey}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={props.total ?? rows.length}
              className={css.item}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <div className={css.listRow}>
                {selection ? (
                  <Checkbox
                    label={`${rowLabel(row)} seç`}
                    hideLabel
                    checked={selection.everything === true || selection.selected.has(key)}
                    onChange={(on) => tick(key, on)}
                  />
                ) : null}
                <button
                  type="button"
                  className={css.opener}
                  aria-haspopup="dialog"
                  onClick={() => {
                    setOpen(key);
                    props.onRowReached?.(key);
                  }}
                >
                  {ends.map((column) => (
                    <span key={column.id} className={css.listPart[column.phone]}>
                      {column.cell(row)}
                    </span>
                  ))}
                  <span className={css.listDetails}>
                    {details.map((column) => (
                      <span key={column.id} className={css.listDetail}>
                        <span className={css.listLabel}>{column.header}</span>
                        {column.cell(row)}
                      </span>
                    ))}
                  </span>
                </button>
              </div>
              {note ? (
                <div className={cx(css.note, css.listNote, css.noteTone[note.tone])}>{note.content}</div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {more ? <GridTail more={more} /> : null}
      <Drawer open={shown !== undefined} title={shown ? rowLabel(shown) : ''} onClose={() => setOpen(null)}>
        {shown === undefined
          ? null
          : (sheet?.(shown) ?? (
              <GridSheet
                key={open}
                row={shown}
                columns={columns}
                cellState={cellState}
                onEdit={(columnId, text) => onEdit?.([{ key: open ?? '', columnId, text }])}
              />
            ))}
      </Drawer>
    </>
  );
}
