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

/** Hides an element visually; screen readers still read it. */
export const hidden = style({ '@layer': { [layers.utilities]: unseen } });

/** Hides an element visually on a phone only. */
export const hiddenOnPhone = style({
  '@layer': { [layers.utilities]: { '@media': { [media.phone]: unseen } } },
});

/** Keeps a word on one line. */
export const oneLine = style({ '@layer': { [layers.utilities]: { whiteSpace: 'nowrap' } } });

/** Wrapper of a Lucide icon that sets its size and stroke. */
export const iconSlot = style({
  '@layer': { [layers.utilities]: { display: 'inline-flex', flex: 'none', width: '20px', height: '20px' } },
});

export const iconSlotSmall = style({
  '@layer': { [layers.utilities]: { display: 'inline-flex', flex: 'none', width: '16px', height: '16px' } },
});

globalStyle(`${iconSlot} > svg, ${iconSlotSmall} > svg`, {
  '@layer': { [layers.utilities]: { width: '100%', height: '100%', strokeWidth: 1.6 } },
});
