import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/**
 * 680 px: EMV 3-D Secure draws up to 600 px, plus the bank's footer. In a lower window the height is reduced by 256 px
 * for the rest of the modal (header, hint, waiting text), so that the bank's buttons are not below a hidden edge.
 */
export const frame = part({
  position: 'relative',
  height: 'clamp(320px, 100dvh - 256px, 680px)',
  '@media': { [media.phone]: { height: 'clamp(320px, 92dvh - 220px, 680px)' } },
});
export const page = part({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: vars.surface.sheet,
});
