import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Read by screen readers, not drawn. */
export const hidden = style({
  '@layer': {
    [layers.utilities]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** A slot that holds a Lucide icon and gives it the kit's size and stroke. */
export const iconSlot = style({
  '@layer': { [layers.utilities]: { display: 'inline-flex', flex: 'none', width: '20px', height: '20px' } },
});

export const iconSlotSmall = style({
  '@layer': { [layers.utilities]: { display: 'inline-flex', flex: 'none', width: '16px', height: '16px' } },
});

globalStyle(`${iconSlot} > svg, ${iconSlotSmall} > svg`, {
  '@layer': { [layers.utilities]: { width: '100%', height: '100%', strokeWidth: 1.6 } },
});
