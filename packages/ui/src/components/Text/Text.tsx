import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Text.css.ts';
import { unbroken } from './unbroken.ts';

export type TextProps = {
  children?: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'label' | 'dt' | 'dd' | 's' | 'legend';
  /** 12, 13, 14 or 16 px; `figure` is a single large number, 32 px. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  /** `strong` for the important part of a line. */
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Maximum number of lines. */
  lines?: 1 | 2 | 3;
  /** Slightly condensed letters, for product names in narrow columns. */
  narrow?: boolean;
  /** Prevents line breaks. */
  noWrap?: boolean;
  id?: string;
  htmlFor?: string;
  title?: string;
};

/** Renders text. For amounts of money use Money, for titles Heading. */
export function Text(props: TextProps) {
  const {
    as: Tag = 'p',
    size = 'standard',
    tone = 'main',
    weight,
    align,
    truncate,
    lines,
    narrow,
    noWrap,
    children,
    ...rest
  } = props;
  return (
    <Tag
      {...rest}
      className={cx(
        css.size[size],
        css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        truncate && css.truncate,
        lines && css.lines[lines],
        narrow && css.narrow,
        noWrap && css.noWrap,
      )}
    >
      {unbroken(children)}
    </Tag>
  );
}
