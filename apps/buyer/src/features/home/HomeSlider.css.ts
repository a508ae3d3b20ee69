import { media, radius } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One link: the text beside pictures of its products. */
export const slide = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: radius.control,
  background: vars.surface.poster,
  color: vars.text.onPoster,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInline: vars.space.xl,
    },
  },
});

/** As high as a slide and its bar, so that content below does not move when the first one arrives. */
export const place = style({
  blockSize: '20rem',
  overflow: 'clip',
  '@media': { [media.tablet]: { blockSize: '17.5rem' }, [media.web]: { blockSize: '12rem' } },
});

export const words = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.xs,
});

/** As many pictures as fit in one row; a cut one is hidden. */
export const shelf = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  blockSize: '6rem',
  overflow: 'clip',
});
