import type { Responsive } from '../theme/props.ts';
import { cx } from './cx.ts';

type Classes = Record<'phone' | 'tablet' | 'web', Record<string | number, string>>;

/** Returns the classes of a responsive prop. */
export function at(classes: Classes, value: Responsive<string | number> | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return classes.phone[value] ?? '';
  const { phone, tablet, web } = value;
  return cx(
    phone !== undefined && classes.phone[phone],
    tablet !== undefined && classes.tablet[tablet],
    web !== undefined && classes.web[web],
  );
}
