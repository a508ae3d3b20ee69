import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/**
 * As tall as the bank's page is used to (EMV 3-D Secure draws up to 600 px, with a foot of its own), less where the window is
 * lower: what the modal holds besides, its head, the hint and the answer that is awaited, takes the rest. The bank's buttons
 * must not begin below an edge that nobody sees.
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
