import { heading, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Ink on paper, whatever the theme on the screen. */
const line = `${stroke.hairline} solid currentColor`;

export const label = style({ padding: vars.space.m, border: line });
export const small = style({ margin: 0 });
export const receiver = style({ margin: 0, ...heading.panel, fontWeight: weight.strong });
export const address = style({ margin: 0 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: vars.space.s,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: line,
});
export const number = style({ margin: 0, fontWeight: weight.strong });

/** As wide as a scanner reads at arm's length; bars are not blurred by scaling. */
export const barcode = style({
  display: 'block',
  inlineSize: '60mm',
  blockSize: '14mm',
  marginBlock: vars.space.xs,
});
