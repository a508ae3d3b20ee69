import type { ReactNode } from 'react';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DiffCell.css.ts';

export type DiffCellProps = {
  /** Present value; left out for a new one. */
  before?: ReactNode;
  /** Next value; left out for a removed one. */
  after?: ReactNode;
  /** Beneath, in one or two words: `%46 düşük`. */
  remark?: ReactNode;
  tone?: 'neutral' | 'attention' | 'critical';
};

/** One value before and after: the old one struck, the new one heavy, both in words. */
export function DiffCell({ before, after, remark, tone = 'neutral' }: DiffCellProps) {
  return (
    <span className={css.root}>
      {before === undefined ? null : (
        <del className={css.before}>
          <span className={hidden}>eski: </span>
          {before}
        </del>
      )}
      {before === undefined || after === undefined ? null : <span aria-hidden="true">→</span>}
      {after === undefined ? null : (
        <ins className={css.after}>
          <span className={hidden}>yeni: </span>
          {after}
        </ins>
      )}
      {remark ? <span className={css.remark[tone]}>{remark}</span> : null}
    </span>
  );
}
