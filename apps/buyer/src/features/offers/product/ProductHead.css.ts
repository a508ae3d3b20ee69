import { media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One framed place of decision: picture, facts, offer. Stacked below the web. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  overflow: 'clip',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
    [media.web]: { gridTemplateColumns: '16rem minmax(0, 1fr) 22rem' },
    [media.wide]: { gridTemplateColumns: '19rem minmax(0, 1fr) 26rem' },
  },
});

export const picture = style({
  padding: vars.space.m,
  '@media': {
    [media.phone]: { inlineSize: 'min(100%, 16rem)', marginInline: 'auto' },
    // The ground of the picture fills the column, however high its neighbours; the pack keeps its place while they grow.
    [media.tablet]: {
      background: vars.surface.tile,
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
  },
});

export const facts = style({
  padding: vars.space.m,
  minWidth: 0,
  '@media': { [media.web]: { padding: vars.space.l } },
});

/** With no offer to take it has the width of both. */
export const alone = style([facts, { '@media': { [media.tablet]: { gridColumn: '2 / -1' } } }]);

export const offer = style({
  padding: vars.space.m,
  background: vars.surface.selected,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.section}`,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.web]: {
      gridColumn: 'auto',
      padding: vars.space.l,
      borderBlockStart: 'none',
      borderInlineStart: `${stroke.hairline} solid ${vars.line.section}`,
    },
  },
});

/** The place of the recommended offer for the frame before it, so that the offers beneath stay where they are. */
export const awaited = style({
  minBlockSize: '21rem',
  '@media': { [media.web]: { minBlockSize: '28rem' } },
});

/** Count and button beside each other; beneath on a narrow phone, where the amount would not fit. */
export const buy = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** The line of the prior price, kept so that the button below does not move when it comes. */
export const prior = style({ minBlockSize: '1.25rem' });

/** The place of the price ruler while its script is on the way. */
export const ruler = style({ minBlockSize: '9.5rem' });
