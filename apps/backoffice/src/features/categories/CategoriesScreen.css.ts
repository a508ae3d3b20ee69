import { vars } from '@havan/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const name = { display: 'flex', alignItems: 'center', gap: vars.space.xxs } as const;

/** The name of a category, indented under the one that it belongs to. */
export const nameAt = styleVariants({
  main: name,
  middle: { ...name, paddingInlineStart: '1.5rem' },
  leaf: { ...name, paddingInlineStart: '3rem' },
});
