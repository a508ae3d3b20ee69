import { part, variants } from '../../css/part.ts';
import { media, motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const card = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '12px',
  transition: `background-color ${motion.colour}`,
  selectors: { '&:has(> h3 > a:hover)': { background: vars.surface.hover } },
  '@media': { [media.tablet]: { padding: '16px' } },
});

export const picture = part({ position: 'relative', marginBottom: '12px' });
export const corner = part({ position: 'absolute', top: 0, insetInlineEnd: 0, zIndex: 1 });
export const badge = part({ marginBottom: '4px' });

export const name = part({
  fontSize: '14px',
  lineHeight: '18px',
  fontWeight: weight.strong,
  fontStretch: '94%',
});

/** The whole label leads to the product; what stands above it is for the buttons. */
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

export const ruler = part({ marginTop: '12px' });

export const priceRow = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
  marginTop: 'auto',
  paddingTop: '12px',
});

export const note = part({ fontSize: '12px', lineHeight: '16px', color: vars.text.faint });
/** What is earned with it stands on the line of what it costs, and reads as the reason to buy. */
export const gain = part({
  textAlign: 'end',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.strong,
  color: vars.text.positive,
});

export const foot = part({
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
});

export const action = part({ position: 'relative', zIndex: 1 });
