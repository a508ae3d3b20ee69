import type { ReactNode } from 'react';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DiffCell.css.ts';

export type DiffCellProps = {
  /** Current value; omitted for an addition. */
  before?: ReactNode;
  /** New value; omitted for a removal. */
  after?: ReactNode;
  /** One or two words below: `%46 düşük`. */
  remark?: ReactNode;
  tone?: 'neutral' | 'attention' | 'critical';
};

/**
 * Renders a value before and after a change: the old one struck through, the new one bold, both named for
 * screen readers.
 */
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
