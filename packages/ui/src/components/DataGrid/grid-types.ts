import type { ReactNode } from 'react';

/** Editing of a cell: the text of the field, and the messages while typing. */
export type GridCellEdit<Row> = {
  /** Text of the field when it opens, in the form in which it is typed: `148,90`. */
  text: (row: Row) => string;
  /** Which rows may be written; all where it is left out. */
  allowed?: (row: Row) => boolean;
  /** The keyboard of a touch screen. */
  inputMode?: 'decimal' | 'numeric' | 'text';
  /** Beneath the cell while it is written: what the text comes to. */
  hint?: (row: Row, text: string) => ReactNode;
};

export type GridColumn<Row> = {
  id: string;
  /** The heading; also the label of the value in a list on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text that is copied out of the cell; by default the text that is edited. */
  text?: (row: Row) => string;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** In px; without it the column shares what is left, and never becomes narrower than 240 px. */
  width?: number;
  sortable?: boolean;
  hideHeader?: boolean;
  /** Written in place. Without it the cell is read only. */
  edit?: GridCellEdit<Row>;
  /** In the list of a phone: `lead` names the row, `trail` is at its end, `detail` beneath, `hidden` in the sheet alone. */
  phone?: 'lead' | 'trail' | 'detail' | 'hidden';
};

/** One cell as it was written. The screen reads the text: it alone knows what `+%10` means. */
export type GridEdit = { key: string; columnId: string; text: string };

/** `changed` is not saved yet, `refused` could not be saved, `asked` waits for a decision, `saving` is on its way. */
export type GridCellState = {
  kind: 'changed' | 'refused' | 'asked' | 'saving';
  /** The sentence of the cell; shown while it is the active one and always read aloud. */
  message?: string;
};

/** A sentence and its cure, in a row of its own beneath the row. */
export type GridRowNote = { tone: 'neutral' | 'attention' | 'critical'; content: ReactNode };

export type GridSelection = {
  /** The keys of the ticked rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Every row of the filter is meant, also those that have not come yet: all boxes are ticked. */
  everything?: boolean;
};

export type GridSort = { columnId: string; direction: 'ascending' | 'descending' };

/** Pages that follow. `onLoad` is called as the end comes into sight. */
export type GridMore = { hasMore: boolean; loading: boolean; error?: string; onLoad: () => void };

/** A cell by its place: row -1 is the head, column 0 the first that is drawn. */
export type Place = { readonly row: number; readonly column: number };

export type DataGridProps<Row> = {
  /** The name of the grid, for screen readers. */
  label: string;
  /** In their order; a column with `edit` is written in place. */
  columns: readonly GridColumn<Row>[];
  /** Columns that the person put away (ColumnChoice). */
  hiddenColumns?: ReadonlySet<string>;
  /** How many of the first columns stay in sight while the rest scrolls sideways; the box always stays. */
  pinnedColumns?: number;
  /** Rows of the list, sorted already. Keep the array as long as nothing changes in it. */
  rows: readonly Row[];
  /** A name of the row that stays the same from answer to answer. */
  rowKey: (row: Row) => string;
  /** Accessible name of the row for its box or its sheet. */
  rowLabel: (row: Row) => string;
  /** How many there are in all, where more are to come. */
  total?: number;
  /** The column that the rows are sorted by. */
  sort?: GridSort;
  /** Called with the column that was pressed and its direction. */
  onSortChange?: (sort: GridSort) => void;
  /** A first column of boxes; Shift + Space ticks the row, Ctrl+A all of them. */
  selection?: GridSelection;
  /** Cells that were written, pasted, emptied or filled down, in one call. Nothing is kept in the grid itself. */
  onEdit?: (edits: readonly GridEdit[]) => void;
  /** Ctrl+Z: the screen takes the last edit back. */
  onUndo?: () => void;
  /** The row whose cell took the focus, or that was opened on a phone: a panel beside the grid can follow it. */
  onRowReached?: (key: string) => void;
  /** Marks of a cell: not saved yet, refused with its sentence, waiting for a decision. F8 goes to the next refused one. */
  cellState?: (row: Row, columnId: string) => GridCellState | undefined;
  /** A sentence with its cure beneath a row. */
  rowNote?: (row: Row) => GridRowNote | undefined;
  /** `attention` and `critical` want a look. */
  rowTone?: (row: Row) => 'attention' | 'critical' | undefined;
  /** Usual height of a row, in px; higher ones are measured. */
  rowHeight?: number;
  /** Pages that follow. */
  more?: GridMore;
  /** Drawn in place of rows: an EmptyState, or what went wrong with the one action that cures it. */
  empty?: ReactNode;
  /** Drawn in place of rows: a Shimmer. */
  loading?: ReactNode;
  /** Content that a row opens on a phone; by default every column, the editable ones as fields. */
  sheet?: (row: Row) => ReactNode;
};
