import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const toggle = part({ display: 'block', marginInlineEnd: '-8px' });

export const strength = part({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.text.critical,
  selectors: {
    '&[data-strength="2"], &[data-strength="3"]': { color: vars.text.attention },
    '&[data-strength="4"]': { color: vars.text.positive },
  },
});

export const ruler = part({ display: 'flex', alignItems: 'flex-end', gap: '2px', height: '8px' });
export const tick = part({ width: '16px', height: '2px', background: vars.line.tick });
export const full = part({
  height: '6px',
  background: 'currentColor',
  '@media': { [media.forced]: { background: vars.mark.neutral } },
});
