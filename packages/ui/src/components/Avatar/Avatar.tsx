import { cx } from '../../css/cx.ts';
import * as css from './Avatar.css.ts';

export type AvatarProps = {
  /** Full name; the first letters of its first and last word are shown. */
  name: string;
  size?: 'small' | 'medium' | 'large';
};

/** Renders initials on a tile. Hidden from screen readers: the name must be shown beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span className={cx(css.avatar, css.size[size])} aria-hidden="true">
      {letters.toLocaleUpperCase('tr')}
    </span>
  );
}
