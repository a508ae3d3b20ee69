import { part } from '../../css/part.ts';
import { carouselSpeedMs } from '../../theme/behaviour.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ minWidth: 0 });
/** Horizontal swipes change the slide (`use-swipe`); vertical ones scroll the page. */
export const window = part({ overflow: 'clip', touchAction: 'pan-y' });
export const track = part({
  display: 'flex',
  transition: `transform ${carouselSpeedMs}ms cubic-bezier(0.2, 0, 0, 1)`,
  '@media': { [media.still]: { transition: 'none' } },
});
export const slide = part({ flex: '0 0 100%', minWidth: 0 });
export const bar = part({ display: 'flex', alignItems: 'center', gap: '4px', minHeight: '48px' });
export const ticks = part({ display: 'flex', flex: 1, gap: '4px' });
export const tick = part({ display: 'flex', flex: 1, alignItems: 'flex-end', height: '24px' });
export const mark = part({ width: '100%', height: '2px', background: vars.line.control });
export const markOn = part({ height: '6px', background: vars.mark.positive });
