import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { columns as columnClasses, gap } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Grid.css.ts';

export type GridProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** Accessible name, for a list without a heading. */
  'aria-label'?: string;
  /** Number of equal columns, 1 to 6. */
  columns?: Responsive<1 | 2 | 3 | 4 | 5 | 6>;
  space?: Responsive<Space>;
};

/** Renders its children in equal columns. */
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
