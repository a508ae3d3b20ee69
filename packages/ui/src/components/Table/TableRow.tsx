import { memo, type ReactNode, useId, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot, iconSlotSmall } from '../../css/utilities.css.ts';
import { ChevronDownIcon } from '../../icons.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as css from './Table.css.ts';
import type { Column } from './table-column.ts';

type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  rowLabel: (row: Row) => string;
};

type Expansion<Row> = {
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  render: (row: Row) => ReactNode;
  rowLabel: (row: Row) => string;
};

type TableRowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  id: string;
  selection: Selection<Row> | undefined;
  expansion: Expansion<Row> | undefined;
  tone: 'recommended' | 'attention' | 'critical' | undefined;
  /** Whether details of a folded row open on a tap. */
  tap: boolean;
  /** `aria-rowindex`, when only some rows are rendered. */
  index: number | undefined;
};

function PlainTableRow<Row>({
  row,
  id,
  columns,
  selection,
  expansion,
  tone,
  tap,
  index,
}: TableRowProps<Row>) {
  const [tapped, setTapped] = useState(false);
  const detailId = useId();
  const chosen = selection?.selected.has(id) ?? false;
  const open = expansion?.open.has(id) ?? false;
  const span = columns.length + (selection ? 1 : 0) + (expansion ? 1 : 0);
  return (
    <>
      <tr
        role="row"
        className={cx(
          css.row,
          tone && css.tone[tone],
          (chosen || open) && css.chosen,
          tap && !tapped && css.folded,
        )}
        aria-selected={selection ? chosen : undefined}
        aria-rowindex={index}
      >
        {selection ? (
          <td role="cell" className={css.boxCell}>
            <Checkbox
              label={`${selection.rowLabel(row)} seç`}
              hideLabel
              checked={chosen}
              onChange={(on) => {
                const next = new Set(selection.selected);
                if (on) next.add(id);
                else next.delete(id);
                selection.onChange(next);
              }}
            />
          </td>
        ) : null}
        {expansion ? (
          <td role="cell" className={css.openCell}>
            <button
              type="button"
              className={cx(css.toggle, open && css.toggleOpen)}
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              onClick={() => expansion.onToggle(id)}
            >
              <span className={iconSlot} aria-hidden="true">
                <ChevronDownIcon />
              </span>
              <span className={hidden}>{expansion.rowLabel(row)} ayrıntısı</span>
            </button>
          </td>
        ) : null}
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            className={cx(
              css.cell,
              css.align[column.align ?? 'start'],
              css.phone[column.phone ?? 'detail'],
              column.pinned && css.pinned,
            )}
          >
            {(column.phone ?? 'detail') === 'detail' ? (
              <span className={css.phoneLabel} aria-hidden="true">
                {column.header}
              </span>
            ) : null}
            {column.cell(row)}
          </td>
        ))}
        {tap ? (
          <td role="cell" className={css.tapCell}>
            <button
              type="button"
              className={css.tap}
              aria-expanded={tapped}
              onClick={() => setTapped(!tapped)}
            >
              <span className={cx(iconSlotSmall, tapped && css.turned)} aria-hidden="true">
                <ChevronDownIcon />
              </span>
              <span className={hidden}>{tapped ? 'Ayrıntıyı gizle' : 'Ayrıntıyı göster'}</span>
            </button>
          </td>
        ) : null}
      </tr>
      {open && expansion ? (
        <tr role="row" className={css.expanded} id={detailId}>
          <td role="cell" colSpan={span}>
            {expansion.render(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Memoised: scrolling re-renders only the rows that come into view. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
