import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { unbroken } from '../Text/unbroken.ts';
import * as css from './DescriptionList.css.ts';
import { distinctKeys } from './distinct-keys.ts';

export type DescriptionListProps = {
  /** `sums` draws a dark line above an item that is the sum of the items before it. */
  items: readonly { term: ReactNode; details: ReactNode; key?: string; sums?: boolean }[];
  /** `rows` has lines between items, `columns` sets terms above their values, `sum` aligns the values at the right. */
  layout?: 'rows' | 'columns' | 'sum';
};

/** Renders terms with their values. Use `sum` for the totals of a cart. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const keys = distinctKeys(
    items.map(({ key, term }) => key ?? (typeof term === 'string' ? term : undefined)),
  );
  return (
    <dl className={css.list[layout]}>
      {items.map((item, index) => (
        <div key={keys[index]} className={cx(css.row[layout], item.sums && css.sums)}>
          <dt className={css.term}>{unbroken(item.term)}</dt>
          <dd className={cx(css.details, layout === 'sum' && css.end)}>{unbroken(item.details)}</dd>
        </div>
      ))}
    </dl>
  );
}
