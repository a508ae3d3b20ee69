import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './DescriptionList.css.ts';
import { distinctKeys } from './distinct-keys.ts';

export type DescriptionListProps = {
  /** `sums` draws a dark line above the row, which is the sum of the rows before it. */
  items: readonly { term: ReactNode; details: ReactNode; key?: string; sums?: boolean }[];
  /** `rows` is a lined ledger, `columns` sets terms above their values, `sum` sets the values at the end of the row. */
  layout?: 'rows' | 'columns' | 'sum';
};

/** Names and their values. `sum` is the till slip of a cart. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const keys = distinctKeys(
    items.map(({ key, term }) => key ?? (typeof term === 'string' ? term : undefined)),
  );
  return (
    <dl className={css.list[layout]}>
      {items.map((item, index) => (
        <div key={keys[index]} className={cx(css.row[layout], item.sums && css.sums)}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={cx(css.details, layout === 'sum' && css.end)}>{item.details}</dd>
        </div>
      ))}
    </dl>
  );
}
