import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/scales.ts';
import type { Space } from '../theme/props.ts';
import { vars } from '../theme/theme.css.ts';
import { variants } from './part.ts';

const spaces = Object.keys(vars.space) as Space[];

/** Returns classes for a set of values, once for each width: phone, tablet and web. The larger width wins. */
function byWidth<Key extends string>(keys: readonly Key[], rule: (key: Key) => StyleRule, id: string) {
  const at = (query: string | undefined, width: string) =>
    variants(
      Object.fromEntries(
        keys.map((key) => [key, query ? { '@media': { [query]: rule(key) } } : rule(key)]),
      ) as Record<Key, StyleRule>,
      `${id}_${width}`,
    );
  return {
    phone: at(undefined, 'phone'),
    tablet: at(media.tablet, 'tablet'),
    web: at(media.web, 'web'),
  };
}

export const gap = byWidth(spaces, (key) => ({ gap: vars.space[key] }), 'gap');
export const paddingInline = byWidth(spaces, (key) => ({ paddingInline: vars.space[key] }), 'px');
export const paddingBlock = byWidth(spaces, (key) => ({ paddingBlock: vars.space[key] }), 'py');

const columnCounts = ['1', '2', '3', '4', '5', '6'] as const;
export const columns = byWidth(
  columnCounts,
  (key) => ({ gridTemplateColumns: `repeat(${key}, minmax(0, 1fr))` }),
  'columns',
);
