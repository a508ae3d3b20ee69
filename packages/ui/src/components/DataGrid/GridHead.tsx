import { cx } from '../../css/cx.ts';
import { hidden, iconSlotSmall } from '../../css/utilities.css.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as css from './DataGrid.css.ts';
import { type Line, pinStyle, type Pins } from './cells/grid-layout.ts';
import type { GridColumn, GridSelection, GridSort } from './grid-types.ts';

type GridHeadProps = {
  selection: GridSelection | undefined;
  sort: GridSort | undefined;
  onSortChange: ((sort: GridSort) => void) | undefined;
  columns: readonly Pick<GridColumn<never>, 'id' | 'header' | 'align' | 'sortable' | 'hideHeader'>[];
  keys: readonly string[];
  line: Line;
  pins: Pins;
  /** Column index of the active cell when it is a heading: only this one is in the tab order. */
  active: number | undefined;
};

/** Renders the header row. Arrow keys reach it from the rows, Enter sorts. */
export function GridHead({
  columns,
  keys,
  selection,
  sort,
  onSortChange,
  line,
  pins,
  active,
}: GridHeadProps) {
  const shift = selection ? 1 : 0;
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const all = selection?.everything === true || (chosen > 0 && chosen === keys.length);
  return (
    <div role="row" aria-rowindex={1} className={css.headRow} style={line}>
      {selection ? (
        <div
          role="columnheader"
          aria-colindex={1}
          className={cx(css.heading, css.cell, css.box, css.pinned)}
          style={pinStyle(pins, 0)}
        >
          <Checkbox
            label="Tümünü seç"
            hideLabel
            data-cell="-1:0"
            tabIndex={active === 0 ? 0 : -1}
            checked={all}
            indeterminate={!all && chosen > 0}
            onChange={(on) => selection.onChange(new Set(on ? keys : []))}
          />
        </div>
      ) : null}
      {columns.map(({ id, header, align = 'start', sortable, hideHeader }, at) => {
        const column = at + shift;
        const direction = sort?.columnId === id ? sort.direction : undefined;
        const reached = { 'data-cell': `-1:${column}`, tabIndex: active === column ? 0 : -1 };
        const words = <span className={hideHeader ? hidden : undefined}>{header}</span>;
        return (
          <div
            key={id}
            role="columnheader"
            aria-colindex={column + 1}
            aria-sort={sortable ? (direction ?? 'none') : undefined}
            className={cx(
              css.heading,
              css.cell,
              css.align[align],
              pins.offsets[column] !== undefined && css.pinned,
              column === pins.offsets.length - 1 && css.lastPinned,
            )}
            style={pinStyle(pins, column)}
            {...(sortable ? {} : reached)}
          >
            {sortable ? (
              <button
                type="button"
                {...reached}
                className={cx(css.sort, align === 'end' && css.sortEnd, direction && css.sorted)}
                onClick={() =>
                  onSortChange?.({
                    columnId: id,
                    direction: direction === 'ascending' ? 'descending' : 'ascending',
                  })
                }
              >
                {words}
                <span className={cx(iconSlotSmall, !direction && css.unsorted)} aria-hidden="true">
                  {direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
                </span>
              </button>
            ) : (
              words
            )}
          </div>
        );
      })}
    </div>
  );
}
