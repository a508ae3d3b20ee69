import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';

const fade = 'linear-gradient(90deg, black calc(100% - 40px), transparent)';

export const row = part({
  display: 'flex',
  gap: '8px',
  flexWrap: 'wrap',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      marginInline: '-16px',
      padding: '2px 40px 2px 16px',
      maskImage: fade,
    },
  },
});
