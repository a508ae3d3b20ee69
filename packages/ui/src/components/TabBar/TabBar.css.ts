import { focusInside } from '../../css/focus.ts';
import { part, within } from '../../css/part.ts';
import { footBar, layer, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';
import { basket } from '../HeaderTool/HeaderTool.css.ts';

/** Height of the items, without the safe area of the phone. */
const height = '60px';

/** Space at the end of the page, so that its last line can scroll above the bar. */
export const room = part({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', height: `calc(${height} + env(safe-area-inset-bottom))` },
    print: { display: 'none' },
  },
});

export const bar = part({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: `calc(-1 * ${footBar.beneath})`,
      zIndex: layer.bar,
      display: 'block',
      paddingTop: footBar.sliver,
      paddingBottom: footBar.beneath,
      background: `linear-gradient(transparent, ${vars.surface.sheet} ${footBar.sliver})`,
    },
    print: { display: 'none' },
  },
});

// A page with its own bar at the bottom (`data-foot-bar`) shows that one instead.
within(`body:has([data-foot-bar]) :is(${bar}, ${room})`, {
  '@media': { [media.phone]: { display: 'none' } },
});

// The bar links to the cart, so the header's link is hidden, except on a page that shows another bar.
within(`body:has(${bar}):not(:has([data-foot-bar])) ${basket}`, {
  '@media': { [media.phone]: { display: 'none' } },
});

// Elements fixed to the foot of the page use this height to stay above the tab bar.
within(`:root:has(${bar})`, {
  '@media': {
    [media.phone]: { vars: { '--hv-foot-height': `calc(${height} + env(safe-area-inset-bottom, 0px))` } },
  },
});

export const places = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: `calc(${height} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.line.section}`,
  background: vars.surface.sheet,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

export const item = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
  padding: '8px 0 10px',
  fontSize: '12px',
  lineHeight: '16px',
  textAlign: 'center',
  color: vars.text.soft,
  selectors: { '&:focus-visible': focusInside },
});

export const current = part({ color: vars.text.action, fontWeight: weight.strong });
/** To the right of the icon, half of which is 10 px wide. */
export const count = part({ position: 'absolute', top: '2px', insetInlineStart: 'calc(50% + 11px)' });
