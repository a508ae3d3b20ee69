import { heading, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the text colour, which is black in print. */
const line = `${stroke.hairline} solid currentColor`;

export const sheet = style({ paddingInline: vars.space.l });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', borderBlockStart: line });

export const cell = style({
  padding: vars.space.xs,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** A box before each name, in which the packer ticks off the line. */
export const ticked = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  selectors: {
    '&::before': { content: '', flex: 'none', inlineSize: '1.2em', blockSize: '1.2em', border: line },
  },
});

export const title = style({ ...heading.panel, fontWeight: weight.strong });

export const address = style({ paddingBlock: vars.space.xs, fontWeight: weight.strong });
