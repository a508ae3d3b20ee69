import { part, variants } from '../../css/part.ts';
import { media, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const tile = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.mark,
  background: vars.surface.tile,
  '@media': { [media.forced]: { border: `1px solid ${vars.line.tick}` } },
});

const square = (edge: string, padding: string) => ({ width: edge, height: edge, padding });

export const size = variants({
  tiny: square('40px', '2px'),
  /** Shrinks where several are in a narrow row. */
  small: { ...square('48px', '2px'), maxWidth: '100%', height: 'auto', aspectRatio: '1' },
  medium: square('64px', '4px'),
  large: square('96px', '6px'),
  fill: { width: '100%', aspectRatio: '4 / 3', padding: '8px' },
  hero: { width: '100%', aspectRatio: '1', padding: '16px' },
});

export const image = part({ width: '100%', height: '100%', objectFit: 'contain', minHeight: 0 });

export const placeholder = part({
  width: 'min(48px, 70%)',
  fill: 'none',
  stroke: vars.text.faint,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
