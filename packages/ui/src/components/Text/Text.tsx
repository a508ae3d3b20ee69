import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Text.css.ts';

export type TextProps = {
  children?: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'label' | 'dt' | 'dd' | 's' | 'legend';
  /** 12, 13, 14 or 16 px; `figure` is a number that is looked at alone, 32 px. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  /** `strong` for what must not be missed in a line. */
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** At most this many lines. */
  lines?: 1 | 2 | 3;
  /** Slightly narrower letters, for product names in tight places. */
  narrow?: boolean;
  /** Keeps the words on one line. */
  noWrap?: boolean;
  id?: string;
  htmlFor?: string;
  title?: string;
};

/** Words. Numbers of money are `Money`, titles are `Heading`. */
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
    />
  );
}
