import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DoubleRule.css.ts';

export type DoubleRuleProps = {
  children: ReactNode;
  /** Text for screen readers after the value: `sütunun en iyisi`. A total needs none: its heading names it. */
  label?: string;
  /** `result` is a dark double line under an amount to pay, `best` a green one under the best value of a column. */
  kind?: 'best' | 'result';
};

/**
 * Renders the double line of bookkeeping under a total, or under the best value of a column. Not for other emphasis.
 */
export function DoubleRule({ children, label, kind = 'best' }: DoubleRuleProps) {
  return (
    <span className={cx(css.rule, css.kind[kind])}>
      {children}
      {label ? <span className={hidden}> {label}</span> : null}
    </span>
  );
}
