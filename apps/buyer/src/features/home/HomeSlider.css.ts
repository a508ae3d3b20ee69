import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line of news: what it is, and what it means. */
export const slide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
});
