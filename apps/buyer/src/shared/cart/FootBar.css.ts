import { footBar, layer, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Fixed at the foot of a phone; wider screens show the next step elsewhere. With a large button the bar is lower than
 * the room that the page keeps there for the focused element.
 */
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: `calc(-1 * ${footBar.beneath})`,
      zIndex: layer.bar,
      display: 'block',
      paddingBlock: `${footBar.sliver} ${footBar.beneath}`,
      background: `linear-gradient(transparent, ${vars.surface.sheet} ${footBar.sliver})`,
    },
    print: { display: 'none' },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.m} calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  background: vars.surface.sheet,
  borderBlockStart: `${stroke.frame} solid ${vars.line.section}`,
});

/** A large button, the room around it, and the line above. */
const height = `calc(4.5rem + ${stroke.frame} + env(safe-area-inset-bottom))`;

// Toasts and the cookie question stand above the bar.
globalStyle(`:root:has(${bar})`, { '@media': { [media.phone]: { vars: { '--hv-foot-height': height } } } });

/** Room at the end of the page, so that its last line can scroll above the bar. */
globalStyle(`body:has(${bar})`, {
  '@media': { [media.phone]: { paddingBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' } },
});
