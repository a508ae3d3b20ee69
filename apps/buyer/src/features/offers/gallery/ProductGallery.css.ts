import { media, motion, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** On a phone the views stand beside a small picture, so that the price of the product is in the first screen. */
export const gallery = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.phone]: { gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' } },
});

/** A press on the picture opens the large one. */
export const stage = style({
  display: 'block',
  inlineSize: '100%',
  cursor: 'zoom-in',
  borderRadius: radius.control,
});

export const views = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

const view = style({
  display: 'block',
  padding: 0,
  borderRadius: radius.control,
  outlineOffset: stroke.hairline,
  transition: `border-color ${motion.colour}`,
});
export const thumb = styleVariants({
  off: [view, { border: `${stroke.frame} solid ${vars.line.row}` }],
  on: [view, { border: `${stroke.frame} solid ${vars.mark.positive}` }],
});

/** Scrolls the enlarged picture. */
export const large = style({ overflow: 'auto', maxBlockSize: '70vh', textAlign: 'center' });
export const zoom = styleVariants({
  fit: { display: 'inline-block', inlineSize: 'min(100%, 64vh)', cursor: 'zoom-in' },
  double: {
    display: 'inline-block',
    inlineSize: '200%',
    cursor: 'zoom-out',
    '@media': { [media.web]: { inlineSize: '160%' } },
  },
});
