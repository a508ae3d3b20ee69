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
  /** Accessible name of the table. */
  caption: string;
  /** Columns in display order; `phone` sets the position of each in the folded layout. */
  columns: readonly Column<Row>[];
  /** Sorted rows. */
  rows: readonly Row[];
  /** Stable key of the row across responses. */
  rowKey: (row: Row) => string;
  /** Current sort order. */
  sort?: Sort;
  /** Called with the pressed column and its new direction. */
  onSortChange?: (sort: Sort) => void;
  /** Adds a column of checkboxes. `rowLabel` names the row: `HV-604182`. */
  selection?: {
    /** Keys of the selected rows. */
    selected: ReadonlySet<string>;
    onChange: (selected: ReadonlySet<string>) => void;
    /** Accessible name of the row, for its checkbox. */
    rowLabel: (row: Row) => string;
  };
  /** Adds a button to each row that opens another row below it. */
  expansion?: {
    open: ReadonlySet<string>;
    onToggle: (key: string) => void;
    render: (row: Row) => ReactNode;
    rowLabel: (row: Row) => string;
  };
  /** `recommended` marks the row to choose; `attention` and `critical` mark rows that need a check. */
  rowTone?: (row: Row) => 'recommended' | 'attention' | 'critical' | undefined;
  /** `comparing` rows are higher, for large numbers. */
  rowLook?: 'standard' | 'comparing';
  /**
   * For cells that need much room: rows fold below 1040 px of the table's width, as with `comparing`, instead
   * of 620 px.
   */
  wide?: boolean;
  /** `tap` hides details and actions of a folded row until it is tapped, so that a long list stays short. */
  phoneRows?: 'open' | 'tap';
  stickyHeader?: boolean;
  /** For thousands of rows: usual height of a row in px. Only rows near the viewport are rendered. */
  windowed?: number;
  /** Shown in place of rows: an EmptyState. */
  empty?: ReactNode;
  /** Shown in place of rows: a Shimmer. */
  loading?: ReactNode;
};

/**
 * Renders rows to compare and process. Below 620 px of the table's own width, or 1040 px with `wide`, rows
 * fold: each becomes a block with a label before each value.
 */
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

/** Renders an empty row with the height of the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}
