import { media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One frame for picture, title, offer and facts; on a phone one beneath the other. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  overflow: 'clip',
  '@media': {
    [media.tablet]: { gridTemplate: 'auto 1fr / 16rem minmax(0, 1fr)' },
    [media.web]: { gridTemplateColumns: '16rem minmax(0, 1fr) 22rem' },
    [media.wide]: { gridTemplateColumns: '19rem minmax(0, 1fr) 26rem' },
  },
});

export const picture = style({
  padding: vars.space.m,
  '@media': {
    [media.phone]: { paddingBlockEnd: 0 },
    // The ground of the picture fills the column, however high its neighbours; the pack keeps its place while they grow.
    [media.tablet]: {
      gridRow: '1 / span 2',
      background: vars.surface.tile,
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
  },
});

/** With no offer to take, title and facts have the width of both. */
const wide = style({ '@media': { [media.tablet]: { gridColumn: '2 / -1' } } });

export const title = style({
  padding: vars.space.m,
  minWidth: 0,
  '@media': {
    [media.tablet]: { paddingBlockEnd: vars.space.xxs },
    [media.web]: { padding: `${vars.space.l} ${vars.space.l} ${vars.space.xxs}` },
  },
});
export const titleAlone = style([title, wide]);

/** Names over the first lines of the placeholder, so that nothing moves when they appear. */
export const awaitedTitle = style({ position: 'relative' });
export const early = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: vars.space.s,
  background: vars.surface.sheet,
});

export const facts = style({
  padding: vars.space.m,
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridArea: '2 / 2', paddingBlockStart: 0 },
    [media.web]: { padding: `0 ${vars.space.l} ${vars.space.l}` },
  },
});
export const factsAlone = style([facts, wide]);

export const offer = style({
  padding: vars.space.m,
  background: vars.surface.selected,
  borderBlock: `${stroke.hairline} solid ${vars.line.section}`,
  '@media': {
    [media.tablet]: { gridArea: '3 / 1 / auto / -1', borderBlockEnd: 'none' },
    [media.web]: {
      gridArea: '1 / 3 / span 2',
      padding: vars.space.l,
      borderBlock: 'none',
      borderInlineStart: `${stroke.hairline} solid ${vars.line.section}`,
    },
  },
});

/** Room for the recommended offer before it is drawn, so that the offers beneath do not move. */
export const awaited = style({
  minBlockSize: '34rem',
  '@media': { [media.tablet]: { minBlockSize: '21rem' }, [media.web]: { minBlockSize: '28rem' } },
});

/** Count and button beside each other; beneath on a narrow phone, where the amount would not fit. */
export const buy = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Room for the line of the prior price, so that the button below does not move. */
export const prior = style({ minBlockSize: '1.25rem' });

/** Room for the price ruler while its script is loading. */
export const ruler = style({ minBlockSize: '9.5rem' });
