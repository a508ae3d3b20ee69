import { memo } from 'react';
import { cx } from '../../css/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as css from './DataGrid.css.ts';
import type { DataGridProps } from './grid-types.ts';
import { GridCell } from './GridCell.tsx';
import { type Line, pinStyle, type Pins } from './cells/grid-layout.ts';
import type { Editing, Finish } from './use-grid.ts';

type GridRowProps<Row> = Pick<DataGridProps<Row>, 'columns' | 'rowLabel'> & {
  row: Row;
  index: number;
  cellState: DataGridProps<Row>['cellState'] | undefined;
  line: Line;
  pins: Pins;
  height: number;
  boxed: boolean;
  chosen: boolean;
  tone: 'attention' | 'critical' | undefined;
  /** Column index of the active cell when it is in this row. */
  active: number | undefined;
  /** First and last column of the selected block when it crosses this row. */
  blockFrom: number | undefined;
  blockTo: number | undefined;
  editing: Editing | null;
  onDone: Finish;
};

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, columns, rowLabel, cellState, line, pins, height, boxed, chosen, tone } = props;
  const { active, blockFrom, blockTo, editing, onDone } = props;
  const shift = boxed ? 1 : 0;
  const inBlock = (column: number) =>
    blockFrom !== undefined && blockTo !== undefined && blockFrom <= column && column <= blockTo;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={boxed ? chosen : undefined}
      className={cx(css.row, tone && css.rowTone[tone], chosen && css.rowTone.chosen)}
      style={{ ...line, minHeight: height }}
    >
      {boxed ? (
        <div
          role="gridcell"
          aria-colindex={1}
          className={cx(css.cell, css.box, css.pinned)}
          style={pinStyle(pins, 0)}
        >
          <Checkbox
            label={`${rowLabel(row)} seç`}
            hideLabel
            data-cell={`${index}:0`}
            data-box=""
            tabIndex={active === 0 ? 0 : -1}
            checked={chosen}
            readOnly
          />
        </div>
      ) : null}
      {columns.map((column, at) => {
        const place = at + shift;
        return (
          <GridCell
            key={column.id}
            row={row}
            column={column}
            name={`${column.header}, ${rowLabel(row)}`}
            place={`${index}:${place}`}
            columnIndex={place}
            state={cellState?.(row, column.id)}
            pin={pinStyle(pins, place)}
            lastPin={place === pins.offsets.length - 1}
            active={active === place}
            inBlock={inBlock(place)}
            severalInBlock={blockFrom !== blockTo || active === undefined}
            editing={active === place ? editing : null}
            onDone={onDone}
          />
        );
      })}
    </div>
  );
}

/** Memoised: moving the active cell re-renders only the row it leaves and the row it enters. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
