import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { layer, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** Of the places, without what a phone keeps for itself beneath them. */
const height = '60px';
/** As little of a target as nobody can hit (WCAG 2.5.8): what stands out above the places by less fades and cannot be pressed. */
const sliver = '24px';
/** The bar reaches on beneath the window, so that it covers whatever begins behind it as a whole. */
const beneath = '50vh';

/** Room at the end of the page, so that its last line comes to stand above the bar. */
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
      bottom: `calc(-1 * ${beneath})`,
      zIndex: layer.bar,
      display: 'block',
      paddingTop: sliver,
      paddingBottom: beneath,
      background: `linear-gradient(transparent, ${vars.surface.sheet} ${sliver})`,
    },
    print: { display: 'none' },
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
export const count = part({ position: 'absolute', top: '2px', insetInlineStart: 'calc(50% + 4px)' });
