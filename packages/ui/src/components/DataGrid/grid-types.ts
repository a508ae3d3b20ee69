import type { ReactNode } from 'react';

/** Editing of a cell: the initial text of the input, and the hint while typing. */
export type GridCellEdit<Row> = {
  /** Text of the input when it opens, in the form in which it is typed: `148,90`. */
  text: (row: Row) => string;
  /** Whether the row may be edited; all rows by default. */
  allowed?: (row: Row) => boolean;
  /** `inputmode` of the input: the keyboard of a touch screen. */
  inputMode?: 'decimal' | 'numeric' | 'text';
  /** Text below the cell while it is edited: the result of what is typed. */
  hint?: (row: Row, text: string) => ReactNode;
};

export type GridColumn<Row> = {
  id: string;
  /** The heading; also the label of the value in a list on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text copied from the cell; default: the text that is edited. */
  text?: (row: Row) => string;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** In px; without it the column shares the remaining width, at least 240 px. */
  width?: number;
  sortable?: boolean;
  hideHeader?: boolean;
  /** Editing in place; without it the cell is read only. */
  edit?: GridCellEdit<Row>;
  /**
   * In the list on a phone: `lead` is the name of the row, `trail` its right end, `detail` (default) below,
   * `hidden` only in the sheet.
   */
  phone?: 'lead' | 'trail' | 'detail' | 'hidden';
};

/** One edited cell as typed. The screen parses the text, for example `+%10`. */
export type GridEdit = { key: string; columnId: string; text: string };

/** `changed`: not saved yet; `refused`: could not be saved; `asked`: waits for a decision; `saving`: being saved. */
export type GridCellState = {
  kind: 'changed' | 'refused' | 'asked' | 'saving';
  /** Message of the cell; shown while the cell is active, always available to screen readers. */
  message?: string;
};

/** A message with its remedy, in a row of its own below the row. */
export type GridRowNote = { tone: 'neutral' | 'attention' | 'critical'; content: ReactNode };

export type GridSelection = {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Every row of the filter is selected, also those not loaded; all boxes are ticked. */
  everything?: boolean;
};

export type GridSort = { columnId: string; direction: 'ascending' | 'descending' };

/** Loading of further rows. `onLoad` is called when the end of the loaded rows comes near. */
export type GridMore = { hasMore: boolean; loading: boolean; error?: string; onLoad: () => void };

/** Position of a cell: row -1 is the header, column 0 the first visible column. */
export type Place = { readonly row: number; readonly column: number };

export type DataGridProps<Row> = {
  /** Accessible name of the grid. */
  label: string;
  /** Columns in display order; a column with `edit` is edited in place. */
  columns: readonly GridColumn<Row>[];
  /** Ids of the columns that the user has hidden (ColumnChoice). */
  hiddenColumns?: ReadonlySet<string>;
  /** Number of first columns that stay in place while the rest scrolls sideways; the checkbox column always does. */
  pinnedColumns?: number;
  /** Sorted rows. Pass the same array as long as nothing in it changes. */
  rows: readonly Row[];
  /** Stable key of the row across responses. */
  rowKey: (row: Row) => string;
  /** Accessible name of the row, for its checkbox and its sheet. */
  rowLabel: (row: Row) => string;
  /** Total number of rows when not all are loaded. */
  total?: number;
  /** Current sort order. */
  sort?: GridSort;
  /** Called with the pressed column and its new direction. */
  onSortChange?: (sort: GridSort) => void;
  /** Adds a column of checkboxes; Shift + Space selects the row, Ctrl+A all rows. */
  selection?: GridSelection;
  /** Called once with all cells that were typed, pasted, emptied or filled down. The grid stores none of them. */
  onEdit?: (edits: readonly GridEdit[]) => void;
  /** Called on Ctrl+Z; the screen undoes the last edit. */
  onUndo?: () => void;
  /** Called when a cell of the row takes the focus or the row is opened on a phone, so that a panel can follow. */
  onRowReached?: (key: string) => void;
  /** State of a cell: not saved, refused with a message, waiting for a decision. F8 moves to the next refused cell. */
  cellState?: (row: Row, columnId: string) => GridCellState | undefined;
  /** Message with its remedy below a row. */
  rowNote?: (row: Row) => GridRowNote | undefined;
  /** `attention` and `critical` mark rows that need a decision or a correction. */
  rowTone?: (row: Row) => 'attention' | 'critical' | undefined;
  /** Usual height of a row in px; higher rows are measured. */
  rowHeight?: number;
  /** Loading of further rows. */
  more?: GridMore;
  /** Shown in place of rows: an EmptyState, or an error with its one remedy. */
  empty?: ReactNode;
  /** Shown in place of rows: a Shimmer. */
  loading?: ReactNode;
  /** Content of the sheet that a row opens on a phone; default: every column, the editable ones as fields. */
  sheet?: (row: Row) => ReactNode;
};
