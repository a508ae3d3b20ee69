import { keyframes } from '@vanilla-extract/css';
import { part } from '../../css/part.ts';
import { media, motion, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const button = part({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: vars.text.faint,
  transition: `color ${motion.colour}`,
  selectors: {
    '&:hover': { color: vars.text.action },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
});

export const liked = part({ color: vars.text.action });
export const failed = part({ borderColor: vars.mark.critical, color: vars.text.critical });

const shrink = keyframes({ '0%': { scale: '1' }, '40%': { scale: '0.75' }, '100%': { scale: '1' } });
const grow = keyframes({ '0%': { scale: '1' }, '40%': { scale: '1.25' }, '100%': { scale: '1' } });
/** Animations of the last change. */
export const move = {
  like: part({
    animation: `${grow} 240ms ease-out`,
    '@media': { [media.still]: { animation: 'none' } },
  }),
  unlike: part({
    animation: `${shrink} 200ms ease-in`,
    '@media': { [media.still]: { animation: 'none' } },
  }),
};
