import { heading, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the text colour, which is black in print. */
const line = `${stroke.hairline} solid currentColor`;

/**
 * For a roll of 100 × 150 mm, less the margin that its printer cannot reach; an A4 sheet has four
 * (`PrintModal.css.ts`).
 */
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

/** The address takes the remaining height. */
export const addressPart = style({ flex: 1 });

/** The picture includes its quiet zones, so nothing stands beside it. */
export const bars = style({ paddingBlockEnd: vars.space.xs, textAlign: 'center' });

export const small = style({ margin: 0 });
export const receiver = style({ margin: 0, ...heading.panel, fontWeight: weight.strong });
export const address = style({ margin: 0, ...heading.block, overflowWrap: 'anywhere' });
export const town = style([address, { fontWeight: weight.strong }]);
export const number = style({ margin: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const carrier = style([number, heading.panel]);

/** High enough for a scanner at arm's length. */
export const barcode = style({ display: 'block', blockSize: '16mm', marginInline: 'auto' });
/** A bar code of a logistic unit is at least 32 mm high (GS1 General Specifications, 5.12.3.4). */
export const tall = style({ blockSize: '32mm' });
