import { media, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });
export const reading = style({ margin: 0, minBlockSize: '1.5em', color: vars.text.soft });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const column = style({ display: 'grid', gridTemplateRows: '10rem auto', minInlineSize: 0 });

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  borderBlockEnd: `${stroke.hairline} solid ${vars.text.soft}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.selected },
    '&:focus-visible': { outline: `${stroke.focus} solid ${vars.line.focus}`, outlineOffset: 0 },
  },
});
export const bar = style({ inlineSize: '70%', blockSize: '100%' });
export const stock = style({ fill: vars.line.control });
export const risk = style({ fill: vars.mark.critical });

export const label = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlockStart: vars.space.xxs,
  minBlockSize: '2.5rem',
  color: vars.text.faint,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  // A phone has no room for twenty-four labels: every third is shown.
  '@media': {
    [media.phone]: {
      selectors: { 'li:not(:nth-child(3n + 1)) > &': { visibility: 'hidden' } },
    },
  },
});
export const year = style({ color: vars.text.main, fontWeight: weight.strong });
