import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** Heading; also the label of the value in a folded row. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end' | 'center';
  /** In px; without it the column shares the remaining width. */
  width?: number;
  sortable?: boolean;
  hideHeader?: boolean;
  /** Keeps the column in place while a wide table scrolls sideways. For the first column only. */
  pinned?: boolean;
  /**
   * Position in a folded row: `lead` (left) and `trail` (right) come first, `detail` (default) below with its
   * heading, `action` at the bottom; `hidden` is not shown.
   */
  phone?: 'lead' | 'trail' | 'detail' | 'action' | 'hidden';
};

export type Sort = { columnId: string; direction: 'ascending' | 'descending' };
