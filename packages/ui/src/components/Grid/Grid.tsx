import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { columns as columnClasses, gap } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Grid.css.ts';

export type GridProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The name of a list that has no heading. */
  'aria-label'?: string;
  /** 1 to 6 equal columns. */
  columns?: Responsive<1 | 2 | 3 | 4 | 5 | 6>;
  space?: Responsive<Space>;
};

/** Equal columns, as many as set for each width. */
export function Grid(props: GridProps) {
  const { as: Tag = 'div', columns = 1, space = 'm', children } = props;
  return (
    <Tag
      aria-label={props['aria-label']}
      className={cx(css.grid, at(columnClasses, columns), at(gap, space))}
    >
      {children}
    </Tag>
  );
}
