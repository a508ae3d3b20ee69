import { useMemo, useRef } from 'react';
import { useWidth } from '../../hooks/use-width.ts';
import { breakpoint } from '../../theme/scales.ts';
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
 * Thousands of rows that are edited as in a spreadsheet: only those near the window are drawn, every cell is
 * reached with the keyboard and edited in place. Below 768 px of its own width it is a list whose rows open.
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
