import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The list beside the conversation; a phone shows one of the two. */
export const screen = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.web]: { gridTemplateColumns: '24rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const webOnly = style({ '@media': { [media.belowWeb]: { display: 'none' } } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '[aria-current] > &': { background: vars.surface.selected },
  },
});

/** On a narrow window that shows the conversation alone, its name serves as the title. */
export const title = style({
  '@media': { [media.belowWeb]: { position: 'absolute', clipPath: 'inset(50%)', overflow: 'hidden' } },
});

/** Link back to the list, hidden where the list is beside the conversation. */
export const back = style({ '@media': { [media.web]: { display: 'none' } } });

/** Style of the messages, which scroll within the page so that the field beneath stays visible. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  maxBlockSize: 'calc(100dvh - 32rem)',
  minBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  '@media': { [media.web]: { maxBlockSize: 'calc(100dvh - 27rem)' } },
});
