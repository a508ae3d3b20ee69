import { vars } from '@havan/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const name = { display: 'flex', alignItems: 'center', gap: vars.space.xxs } as const;

/** Name of a category, indented by its level in the tree. */
export const nameAt = styleVariants({
  main: name,
  middle: { ...name, paddingInlineStart: '1.5rem' },
  leaf: { ...name, paddingInlineStart: '3rem' },
});
