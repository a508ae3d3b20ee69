import { media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** An opened order is a place of decision: it has a frame (design, the rules of the line). */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)',
  border: `${stroke.hairline} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  '@media': { [media.belowWeb]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({ padding: `${vars.space.m} ${vars.space.l}`, minInlineSize: 0 });

export const aside = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderInlineStart: `${stroke.hairline} solid ${vars.line.row}`,
  '@media': {
    [media.belowWeb]: {
      borderInlineStart: 0,
      borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
    },
  },
});

/** A number wider than its panel, as with enlarged text, wraps in the panel. */
export const number = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
