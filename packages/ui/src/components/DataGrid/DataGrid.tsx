import { useMemo, useRef } from 'react';
import { useWidth } from '../../hooks/use-width.ts';
import { breakpoint } from '../../theme/breakpoint.ts';
import * as css from './DataGrid.css.ts';
import { GridDesk } from './GridDesk.tsx';
import { GridList } from './GridList.tsx';
import type { DataGridProps } from './grid-types.ts';

export type {
  DataGridProps,
  GridCellState,
  GridColumn,
  GridEdit,
  GridMore,
  GridRowNote,
  GridSelection,
  GridSort,
} from './grid-types.ts';

/**
 * Renders thousands of rows that are edited as in a spreadsheet: only rows near the viewport are in the DOM,
 * every cell is reachable by keyboard and edited in place. Below a width of 768 px of its own it renders a
 * list whose rows open in a sheet.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { columns, hiddenColumns } = props;
  const shown = useMemo(
    () => columns.filter((column) => !hiddenColumns?.has(column.id)),
    [columns, hiddenColumns],
  );
  const filler = props.loading ?? (props.rows.length === 0 ? props.empty : null);
  return (
    <div ref={frame} className={css.frame}>
      {width === 0 ? null : width < breakpoint.tablet ? (
        (filler ?? <GridList {...props} />)
      ) : (
        <GridDesk {...props} columns={shown} width={width} filler={filler} />
      )}
    </div>
  );
}
