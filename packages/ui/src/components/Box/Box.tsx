import type { AriaRole, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { paddingBlock, paddingInline } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Box.css.ts';

export type BoxProps = {
  children?: ReactNode;
  /** HTML element to render. */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'main'
    | 'nav'
    | 'header'
    | 'footer'
    | 'ul'
    | 'ol'
    | 'li'
    | 'span'
    | 'form';
  /** Padding on all four sides. */
  padding?: Responsive<Space>;
  /** Left and right padding; overrides `padding`. */
  paddingX?: Responsive<Space>;
  /** Top and bottom padding; overrides `padding`. */
  paddingY?: Responsive<Space>;
  /** Background colour; transparent by default. */
  surface?: keyof typeof css.surface;
  /** Border on all four sides. A frame marks a place of decision; rows are separated by lines. */
  frame?: 'section' | 'row';
  /** Line at the top: `section` is dark, `row` pale. */
  lineAbove?: 'section' | 'row';
  /** Line at the bottom: `section` is dark, `row` pale. */
  lineBelow?: 'section' | 'row';
  /** Takes the remaining width of a flex row. */
  grow?: boolean;
  /** Maximum width for reading (`prose`) or for a form (`form`). */
  width?: keyof typeof css.width;
  id?: string;
  role?: AriaRole;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders an element with padding, background and lines. Stack, Inline and Grid arrange several children. */
export function Box(props: BoxProps) {
  const { as: Tag = 'div', padding, surface, frame, lineAbove, lineBelow, grow, width, ref, ...rest } = props;
  const { paddingX = padding, paddingY = padding, children, ...native } = rest;
  return (
    <Tag
      {...native}
      ref={ref as Ref<never>}
      className={cx(
        at(paddingInline, paddingX),
        at(paddingBlock, paddingY),
        surface && css.surface[surface],
        frame && css.frame[frame],
        lineAbove && css.above[lineAbove],
        lineBelow && css.below[lineBelow],
        grow && css.grow,
        width && css.width[width],
      )}
    >
      {children}
    </Tag>
  );
}
