import { cx } from '../../css/cx.ts';
import { hidden, iconSlotSmall } from '../../css/utilities.css.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import type { Column, Sort } from './table-column.ts';
import * as css from './Table.css.ts';

type TableHeaderProps = {
  column: Pick<Column<never>, 'id' | 'header' | 'align' | 'width' | 'sortable' | 'hideHeader' | 'pinned'>;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
};

/** Renders a column heading; a sortable one is a button that sorts by the column or reverses the direction. */
export function TableHeader({ column, sort, onSortChange }: TableHeaderProps) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const label = <span className={column.hideHeader ? hidden : undefined}>{column.header}</span>;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(css.heading, css.align[column.align ?? 'start'], column.pinned && css.pinned)}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className={cx(css.sort, direction && css.sorted)}
          onClick={() =>
            onSortChange?.({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          {label}
          <span className={cx(iconSlotSmall, !direction && css.unsorted)} aria-hidden="true">
            {direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}
