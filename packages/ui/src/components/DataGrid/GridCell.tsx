import type { CSSProperties } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import { CellEditor } from './CellEditor.tsx';
import * as css from './DataGrid.css.ts';
import { isWritable } from './cells/grid-cells.ts';
import type { GridCellState, GridColumn } from './grid-types.ts';
import type { Editing, Finish } from './use-grid.ts';

type GridCellProps<Row> = {
  row: Row;
  column: GridColumn<Row>;
  /** Accessible name of the field: column and row. */
  name: string;
  /** `row:column`; the grid finds the clicked cell and the cell to focus by it. */
  place: string;
  columnIndex: number;
  state: GridCellState | undefined;
  pin: CSSProperties | undefined;
  lastPin: boolean;
  active: boolean;
  inBlock: boolean;
  /** Whether the selected block has more than this cell. */
  severalInBlock: boolean;
  editing: Editing | null;
  onDone: Finish;
};

const said = {
  changed: 'değiştirildi, kaydedilmedi',
  refused: 'kaydedilmedi',
  asked: 'kararınızı bekliyor',
  saving: 'kaydediliyor',
} as const;

/** Renders one cell: its value, the mark of its state, and the input while it is edited. */
export function GridCell<Row>(props: GridCellProps<Row>) {
  const { row, column, name, place, columnIndex, state, pin, lastPin, active, inBlock, editing } = props;
  const writable = isWritable(column, row);
  const block = inBlock && props.severalInBlock;
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex + 1}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- WAI-ARIA 1.2 names it for gridcell
      aria-readonly={writable ? undefined : true}
      aria-invalid={state?.kind === 'refused' ? true : undefined}
      aria-selected={block ? true : undefined}
      data-cell={place}
      tabIndex={active ? 0 : -1}
      className={cx(
        css.cell,
        css.align[column.align ?? 'start'],
        writable && css.writable,
        pin && css.pinned,
        lastPin && css.lastPinned,
        state && css.state[state.kind],
        block && css.inBlock,
      )}
      style={pin}
    >
      <div className={css.content}>{column.cell(row)}</div>
      {state ? (
        <span className={hidden}>
          {said[state.kind]} {state.message}
        </span>
      ) : null}
      {editing ? (
        <CellEditor row={row} column={column} name={name} editing={editing} onDone={props.onDone} />
      ) : active && state?.message ? (
        <div className={cx(css.bubble, state.kind === 'refused' && css.bubbleRefused)} aria-hidden="true">
          {state.message}
        </div>
      ) : null}
    </div>
  );
}
