import { type ReactNode, useMemo, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as css from './Table.css.ts';
import type { Column, Sort } from './table-column.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { useWindowedRows } from '../../hooks/use-window.ts';

export type { Column, Sort };

export type TableProps<Row> = {
  /** The name of the table, for screen readers. */
  caption: string;
  /** In their order on the desk; `phone` gives each its place on a phone. */
  columns: readonly Column<Row>[];
  /** Rows of the table, sorted already. */
  rows: readonly Row[];
  /** A name of the row that stays the same from answer to answer. */
  rowKey: (row: Row) => string;
  /** The column that the rows are sorted by. */
  sort?: Sort;
  /** Called with the column that was pressed and its direction. */
  onSortChange?: (sort: Sort) => void;
  /** A first column of boxes. `rowLabel` names the row: `HV-604182`. */
  selection?: {
    /** The keys of the ticked rows. */
    selected: ReadonlySet<string>;
    onChange: (selected: ReadonlySet<string>) => void;
    /** Accessible name of the row for its box or arrow. */
    rowLabel: (row: Row) => string;
  };
  /** A row beneath the row, opened by its own button. */
  expansion?: {
    open: ReadonlySet<string>;
    onToggle: (key: string) => void;
    render: (row: Row) => ReactNode;
    rowLabel: (row: Row) => string;
  };
  /** `recommended` is the one to take; `attention` and `critical` want a look. */
  rowTone?: (row: Row) => 'recommended' | 'attention' | 'critical' | undefined;
  /** `comparing` rows are higher and carry large figures. */
  rowLook?: 'standard' | 'comparing';
  /** Its cells need the room of a desk: rows become labels below 1040 px already, as those to compare do. */
  wide?: boolean;
  /** On a phone the details and actions of a row open with a tap on it; many rows stay few screens. */
  phoneRows?: 'open' | 'tap';
  stickyHeader?: boolean;
  /** For thousands of rows: what one is high as a rule, in px. Only those near the window are drawn. */
  windowed?: number;
  /** Drawn in place of rows: an EmptyState. */
  empty?: ReactNode;
  /** Drawn in place of rows: a Shimmer. */
  loading?: ReactNode;
};

/** Rows to compare and work through. Below 768 px each row becomes a label: nothing scrolls sideways. */
export function Table<Row>(props: TableProps<Row>) {
  'use memo';
  const { caption, columns, rows, rowKey, sort, onSortChange, selection, expansion, stickyHeader } = props;
  const {
    rowLook = 'standard',
    wide = rowLook === 'comparing',
    phoneRows = 'open',
    rowTone,
    empty,
    loading,
    windowed,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { from, to, before, behind } = useWindowedRows(body, keys, windowed);
  const pinned = columns.some((column) => column.pinned);
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const filler = loading ?? (rows.length === 0 ? empty : null);
  return (
    <div className={cx(css.wrapper, css.container[wide ? 'wide' : 'standard'], pinned && css.scrolling)}>
      <table
        role="table"
        className={cx(css.table, css.look[rowLook])}
        aria-rowcount={windowed === undefined ? undefined : rows.length + 1}
      >
        <caption className={hidden}>{caption}</caption>
        <thead role="rowgroup" className={cx(css.head, stickyHeader && css.stickyHead)}>
          <tr role="row">
            {selection ? (
              <th role="columnheader" scope="col" className={cx(css.heading, css.boxCell)}>
                <Checkbox
                  label="Tümünü seç"
                  hideLabel
                  checked={chosen > 0 && chosen === keys.length}
                  indeterminate={chosen > 0 && chosen < keys.length}
                  onChange={(all) => selection.onChange(new Set(all ? keys : []))}
                />
              </th>
            ) : null}
            {expansion ? (
              <th role="columnheader" scope="col" className={cx(css.heading, css.openCell)}>
                <span className={hidden}>Ayrıntı</span>
              </th>
            ) : null}
            {columns.map((column) => (
              <TableHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        {filler ? null : (
          <tbody role="rowgroup" ref={body}>
            <Gap height={before} />
            {rows.slice(from, to).map((row, at) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                columns={columns}
                selection={selection}
                expansion={expansion}
                tone={rowTone?.(row)}
                tap={phoneRows === 'tap'}
                index={windowed === undefined ? undefined : from + at + 2}
              />
            ))}
            <Gap height={behind} />
          </tbody>
        )}
      </table>
      {loading || !filler ? filler : <div className={css.empty}>{filler}</div>}
    </div>
  );
}

/** Holds the place of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}
