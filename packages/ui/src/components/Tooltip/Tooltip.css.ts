import { part } from '../../css/part.ts';
import { layer, media, motion, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const positioner = part({ zIndex: layer.popup });

export const popup = part({
  maxWidth: '280px',
  padding: '6px 10px',
  borderRadius: radius.control,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: '13px',
  lineHeight: '18px',
  transition: `opacity ${motion.colour}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': { [media.forced]: { border: '1px solid' } },
});
