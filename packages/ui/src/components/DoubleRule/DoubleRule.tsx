import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './DoubleRule.css.ts';

export type DoubleRuleProps = {
  children: ReactNode;
  /** Text read after the value: `sütunun en iyisi`. A total needs none, its heading names it. */
  label?: string;
  /** `result` is the ink double line under an amount to pay; `best` the green one in a column. */
  kind?: 'best' | 'result';
};

/** The bookkeeper's double line: closes a sum, or marks the best value of a column. Nothing else may use it. */
export function DoubleRule({ children, label, kind = 'best' }: DoubleRuleProps) {
  return (
    <span className={cx(css.rule, css.kind[kind])}>
      {children}
      {label ? <span className={hidden}> {label}</span> : null}
    </span>
  );
}
