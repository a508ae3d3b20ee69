import type { AriaRole, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { paddingBlock, paddingInline } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Box.css.ts';

export type BoxProps = {
  children?: ReactNode;
  /** The element to draw. */
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
  /** Space within, on all four sides. */
  padding?: Responsive<Space>;
  /** Left and right alone. */
  paddingX?: Responsive<Space>;
  /** Above and beneath alone. */
  paddingY?: Responsive<Space>;
  /** Colour of its ground. Without it the box is transparent. */
  surface?: keyof typeof css.surface;
  /** A frame marks a place of decision; rows are separated by lines. */
  frame?: 'section' | 'row';
  /** A line above or below, in the colour of its rank. */
  lineAbove?: 'section' | 'row';
  /** A line beneath, of ink or pale. */
  lineBelow?: 'section' | 'row';
  /** Takes what is left of a flex row. */
  grow?: boolean;
  /** Longest comfortable width. */
  width?: keyof typeof css.width;
  id?: string;
  role?: AriaRole;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLElement>;
};

/** A plain area: padding, ground, lines. Reach for Stack, Inline or Grid when things stand beside each other. */
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
