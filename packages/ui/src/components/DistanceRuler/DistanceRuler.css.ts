import { part, variants } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const ticks = (colour: string, width: string) =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${width}, transparent ${width} 4px)`;

/** Track and fill are rounded down to multiples of 4 px, so that no tick is cut or blurred. */
export const track = part({
  position: 'relative',
  display: 'block',
  height: '12px',
  width: 'round(down, 100%, 4px)',
  backgroundImage: ticks(vars.line.tick, '1px'),
  backgroundSize: '100% 6px',
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 0,
      width: '2px',
      height: '12px',
      background: vars.mark.neutral,
    },
  },
});

export const width = variants({
  fluid: {},
  short: { width: '112px' },
});

export const tone = variants({
  neutral: { color: vars.mark.neutral },
  positive: { color: vars.mark.positive },
  attention: { color: vars.mark.attention },
});

export const fill = part({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  height: '8px',
  width: 'round(down, calc(var(--share) * 100%), 4px)',
  backgroundImage: ticks('currentColor', '2px'),
  transition: 'width 240ms steps(12, end)',
  '@media': { [media.still]: { transition: 'none' } },
});
