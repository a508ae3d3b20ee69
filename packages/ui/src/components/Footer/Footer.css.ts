import { part } from '../../css/part.ts';
import { measure, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/**
 * Sticky below the viewport: on a short page the footer is at the bottom of its container, which is at least
 * as high as the window.
 */
export const footer = part({
  position: 'sticky',
  top: '100vh',
  borderTop: `1px solid ${vars.line.section}`,
  background: vars.surface.sheet,
  color: vars.text.soft,
  '@media': { print: { display: 'none' } },
});

export const inner = part({
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': { [media.tablet]: { paddingInline: '24px' } },
});

export const top = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 24px',
  paddingBlock: '32px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.web]: {
      gridTemplateColumns: 'minmax(0, 1.6fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBlock: '40px',
    },
  },
});

const whole = { gridColumn: '1 / -1', '@media': { [media.web]: { gridColumn: 'auto' } } } as const;
export const brand = part({
  ...whole,
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  maxWidth: '280px',
});
export const contact = part({ ...whole, display: 'grid', alignContent: 'start', gap: '4px' });

export const title = part({ marginBottom: '8px', fontWeight: weight.strong, color: vars.text.main });

export const link = part({
  display: 'inline-block',
  paddingBlock: '4px',
  selectors: {
    '&:hover': { color: vars.text.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

export const marks = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  paddingBlock: '16px',
  borderTop: `1px solid ${vars.line.row}`,
});

export const bottom = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 32px',
  paddingBlock: '16px',
  borderTop: `1px solid ${vars.line.row}`,
  fontSize: '13px',
  color: vars.text.faint,
});
