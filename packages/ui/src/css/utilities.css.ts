import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/scales.ts';
import { layers } from './layers.css.ts';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read by screen readers, not drawn. */
export const hidden = style({ '@layer': { [layers.utilities]: unseen } });

/** The same where there is no room for the words. */
export const hiddenOnPhone = style({
  '@layer': { [layers.utilities]: { '@media': { [media.phone]: unseen } } },
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
