import { part, variants } from '../../css/part.ts';
import { elevation, layer, motion, radius, stroke } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const positioner = part({ zIndex: layer.dropdown });

export const popup = part({
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  color: vars.text.main,
  boxShadow: elevation.layer,
  outline: 0,
  transition: `opacity ${motion.colour}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const width = variants({
  small: { width: '280px' },
  medium: { width: '360px' },
  large: { width: '480px' },
});
