import { heading, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Ink on paper, whatever the theme on the screen. */
const line = `${stroke.hairline} solid currentColor`;

/** On a roll of 100 × 150 mm, less what its printer does not reach; four lie on an A4 sheet (`PrintModal.css.ts`). */
export const label = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '94mm',
  blockSize: '142mm',
  border: line,
  overflow: 'hidden',
});

/** The parts of a label lie one below the other, divided by a line. */
export const section = style({
  paddingBlock: vars.space.xs,
  paddingInline: '4mm',
  selectors: { '& + &': { borderBlockStart: line } },
});

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s });

/** The address takes the height that is left. */
export const addressPart = style({ flex: 1 });

/** The bars bring their own white; nothing stands beside them. */
export const bars = style({ paddingBlockEnd: vars.space.xs, textAlign: 'center' });

export const small = style({ margin: 0 });
export const receiver = style({ margin: 0, ...heading.panel, fontWeight: weight.strong });
export const address = style({ margin: 0, ...heading.block, overflowWrap: 'anywhere' });
export const town = style([address, { fontWeight: weight.strong }]);
export const number = style({ margin: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const carrier = style([number, heading.panel]);

/** As high as a scanner reads at arm's length. */
export const barcode = style({ display: 'block', blockSize: '16mm', marginInline: 'auto' });
/** A bar code of a logistic unit is at least 32 mm high (GS1 General Specifications, 5.12.3.4). */
export const tall = style({ blockSize: '32mm' });
