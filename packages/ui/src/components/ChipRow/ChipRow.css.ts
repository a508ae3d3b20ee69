import { edgeFade } from '../../css/edge-fade.ts';
import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';

export const row = part({
  display: 'flex',
  gap: '8px',
  flexWrap: 'wrap',
  selectors: edgeFade,
  '@media': {
    [media.phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // Keeps a focused chip out of the faded edge (edge-fade.ts).
      scrollPaddingInline: '40px',
      scrollSnapType: 'x proximity',
      marginInline: '-16px',
      padding: '2px 16px',
    },
  },
});
