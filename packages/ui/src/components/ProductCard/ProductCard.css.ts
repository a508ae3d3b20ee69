import { part, variants } from '../../css/part.ts';
import { media, motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** The parts of a card are rows of the sheet's grid, so that rulers and prices of a row of cards are aligned. */
export const rows = 6;
const at = (row: number) => ({ gridRow: row });

export const card = part({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  padding: '12px',
  transition: `background-color ${motion.colour}`,
  selectors: { '&:has(> h3 > a:hover)': { background: vars.surface.hover } },
  '@media': { [media.tablet]: { padding: '16px' } },
});

export const picture = part({ ...at(1), position: 'relative', marginBottom: '12px' });
export const corner = part({ position: 'absolute', top: 0, insetInlineEnd: 0, zIndex: 1 });
export const badge = part({ ...at(2), marginBottom: '4px' });

export const name = part({
  ...at(3),
  fontSize: '14px',
  lineHeight: '18px',
  fontWeight: weight.strong,
  fontStretch: '94%',
});

/** The link covers the whole card; buttons are layered above it. */
export const link = part({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minHeight: '36px',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.line.focus}`, outlineOffset: '-2px' },
  },
});

export const remark = part({ fontWeight: weight.regular, whiteSpace: 'nowrap' });
export const remarkTone = variants({
  neutral: { color: vars.text.faint },
  attention: { color: vars.text.attention },
  critical: { color: vars.text.critical },
});

export const ruler = part({ ...at(4), marginTop: '12px' });

/** Amounts do not wrap: a gain without room beside the price moves below it. */
export const priceRow = part({
  ...at(5),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  alignSelf: 'end',
  columnGap: '4px',
  paddingTop: '12px',
  whiteSpace: 'nowrap',
});

export const note = part({ flexBasis: '100%', fontSize: '12px', lineHeight: '16px', color: vars.text.faint });
/** The gain, on the line of the price. */
export const gain = part({
  textAlign: 'end',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.strong,
  color: vars.text.positive,
  '@media': { [media.phone]: { fontSize: '12px', fontStretch: '92%' } },
});

export const foot = part({
  ...at(6),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '52px',
  margin: '12px -12px -12px',
  padding: '8px 12px',
  borderTop: `1px solid ${vars.line.row}`,
  '@media': { [media.tablet]: { margin: '16px -16px -16px', padding: '8px 16px' } },
});

export const footText = part({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.soft,
  '@media': { [media.phone]: { fontStretch: '88%' } },
});

export const action = part({ position: 'relative', zIndex: 1 });
