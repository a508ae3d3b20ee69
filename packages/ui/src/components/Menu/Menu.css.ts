import { part, variants } from '../../css/part.ts';
import { elevation, layer, media, motion, radius, stroke } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const positioner = part({ zIndex: layer.popup, outline: 0 });

export const popup = part({
  minWidth: 'max(200px, var(--anchor-width))',
  maxWidth: 'min(320px, var(--available-width))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: '4px',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  color: vars.text.main,
  boxShadow: elevation.layer,
  outline: 0,
  transition: `opacity ${motion.colour}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const header = part({
  padding: '8px 12px',
  marginBottom: '4px',
  borderBottom: `1px solid ${vars.line.row}`,
});

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '36px',
  padding: '6px 12px',
  borderRadius: '2px',
  outline: 0,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.surface.selected },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const tone = variants({ neutral: {}, critical: { color: vars.text.critical } });
export const separator = part({ height: '1px', margin: '4px 0', background: vars.line.row });
