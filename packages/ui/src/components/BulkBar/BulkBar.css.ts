import { edgeFade } from '../../css/edge-fade.ts';
import { part, within } from '../../css/part.ts';
import { footHeight, layer, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/**
 * Sticky while rows are selected: at the top of the window when placed before the rows, at the bottom when
 * placed after them, on a phone above the tab bar.
 */
export const bar = part({
  position: 'sticky',
  top: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: '8px 24px',
  minHeight: '48px',
  paddingInline: '16px',
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  '@media': {
    [media.phone]: {
      top: 'auto',
      bottom: footHeight,
      zIndex: layer.bulk,
      order: 99,
      flexWrap: 'wrap',
      marginInline: '-16px',
      padding: '8px 16px',
    },
    [media.forced]: { border: '1px solid' },
  },
});

/** Below the sticky header of a table; a phone has none. */
export const belowHead = part({ '@media': { [media.tablet]: { top: '40px' } } });

export const count = part({ whiteSpace: 'nowrap' });
export const remark = part({ marginInlineStart: '8px', color: vars.text.onInverseSoft });

export const actions = part({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: '4px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: edgeFade,
  '@media': {
    [media.phone]: {
      order: 3,
      flexBasis: '100%',
      marginInline: '-16px',
      paddingInline: '4px',
    },
  },
});

const button = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  height: '44px',
  paddingInline: '12px',
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not(:disabled)': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
} as const;

export const action = part(button);
export const all = part({
  ...button,
  paddingInline: '4px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.phone]: { order: 2, paddingInline: 0 } },
});
export const clear = part({
  ...button,
  marginInlineStart: 'auto',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  // In the row of the count, to save a row on a phone.
  '@media': { [media.phone]: { order: 1 } },
});
export const icon = part({ display: 'inline-flex', width: '18px', height: '18px' });
within(`${icon} > svg`, { width: '100%', height: '100%', strokeWidth: 1.6 });
