import type { ReactNode } from 'react';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DiffCell.css.ts';

export type DiffCellProps = {
  /** What stands there now; nothing where it is new. */
  before?: ReactNode;
  /** What will stand there; nothing where it goes. */
  after?: ReactNode;
  /** Beneath, in one or two words: `%46 düşük`. */
  remark?: ReactNode;
  tone?: 'neutral' | 'attention' | 'critical';
};

/** One value before and after: the old one struck, the new one heavy, both said in words. */
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
