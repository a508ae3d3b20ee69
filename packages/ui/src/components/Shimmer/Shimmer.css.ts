import { keyframes } from '@vanilla-extract/css';
import { part, variants } from '../../css/part.ts';
import { media, radius, text } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

export const piece = part({
  background: vars.surface.tile,
  borderRadius: radius.mark,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.still]: { animation: 'none' }, [media.forced]: { border: '1px solid GrayText' } },
});

/** Covers the columns of the layout, on the background of the page; hidden as soon as the app renders. */
export const said = part({
  ...text.large,
  display: 'none',
  gridColumn: '1 / -1',
  paddingBlock: '8px',
  color: vars.text.soft,
  background: vars.surface.page,
  selectors: { '[data-painted] &': { display: 'block' } },
});

export const layout = variants({
  lines: { display: 'grid', gap: '8px' },
  block: { display: 'grid' },
  rows: { display: 'grid', gap: '1px', background: vars.line.row, borderBlock: `1px solid ${vars.line.row}` },
  card: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '1px' },
});

export const shape = variants({
  lines: { height: '14px', selectors: { '&:last-child:not(:first-child)': { width: '62%' } } },
  block: { height: '160px' },
  rows: { height: '56px', borderRadius: 0 },
  card: { height: '320px' },
});
