import { part, variants } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const chip = part({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: vars.control.small,
  padding: '0 12px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.text.main },
    '&:active:not(:disabled)': { background: vars.surface.hover },
    '&:disabled': { color: vars.text.faint, borderColor: vars.line.tick, cursor: 'not-allowed' },
  },
});

export const pressed = part({
  background: vars.text.main,
  borderColor: vars.text.main,
  color: vars.surface.sheet,
  selectors: { '&:active:not(:disabled)': { background: vars.text.soft } },
  '@media': { [media.forced]: { border: '3px double Highlight' } },
});

export const count = part({ color: 'inherit', opacity: 0.72, fontWeight: weight.medium });

/**
 * Width of a count of 3 or 4 digits. In px, because digits of a fallback font have other widths and the row
 * would wrap differently.
 */
export const awaited = variants({ 3: { inlineSize: '24px' }, 4: { inlineSize: '36px' } });

export const key = part({
  padding: '0 4px',
  border: `1px solid ${vars.line.tick}`,
  borderRadius: '2px',
  font: 'inherit',
  fontSize: '11px',
  lineHeight: '16px',
  color: vars.text.faint,
  '@media': { [media.coarse]: { display: 'none' } },
});
