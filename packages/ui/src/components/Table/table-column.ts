import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** The heading; also the label of the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'start' | 'end' | 'center';
  /** In px; without it the column shares what is left. */
  width?: number;
  sortable?: boolean;
  hideHeader?: boolean;
  /** Stays in sight while a wide table scrolls sideways. The first column only. */
  pinned?: boolean;
  /**
   * Where it stands when the row becomes a label on a phone: `lead` and `trail` on the first lines, `detail` beneath
   * with its heading, `action` at the foot, `hidden` not at all.
   */
  phone?: 'lead' | 'trail' | 'detail' | 'action' | 'hidden';
};

export type Sort = { columnId: string; direction: 'ascending' | 'descending' };
