import { edgeFade } from '../../css/edge-fade.ts';
import { focusInside } from '../../css/focus.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { part, variants } from '../../css/part.ts';
import { media, motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ minWidth: 0 });

export const list = part({
  display: 'flex',
  gap: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.line.row}`,
  '@media': {
    [media.web]: { display: 'grid', overflow: 'visible', borderBottom: 0 },
    [media.belowWeb]: { selectors: edgeFade },
  },
});

export const item = part({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingInline: '12px',
  color: vars.text.soft,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.colour}, color ${motion.colour}`,
  selectors: {
    '&:hover': { color: vars.text.main, background: vars.surface.hover },
    '&:focus-visible': focusInside,
  },
  '@media': { [media.web]: { minHeight: '40px' } },
});

export const current = part({
  color: vars.text.main,
  fontWeight: weight.strong,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      background: vars.mark.positive,
      '@media': { [media.web]: { inset: '8px auto 8px 0', width: '4px', height: 'auto' } },
    },
  },
});

export const word = part({ flex: 1 });
export const count = part({ color: vars.text.faint, fontWeight: weight.medium });
/** Stays in view at the bottom of a menu higher than the window. */
export const foot = part({
  display: 'none',
  '@media': {
    [media.web]: {
      position: 'sticky',
      bottom: 0,
      display: 'block',
      marginTop: vars.space.l,
      padding: '16px 12px',
      background: vars.surface.page,
      borderTop: `1px solid ${vars.line.row}`,
    },
  },
});

/** The first item of a group. */
export const parted = part({
  '@media': {
    [media.web]: {
      marginTop: vars.space.s,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          top: `calc(-1 * ${vars.space.s} / 2)`,
          borderTop: `1px solid ${vars.line.row}`,
        },
      },
    },
  },
});

/** Returns styles for a menu that shows only icons: `narrow` in narrow windows, `always` at every width. */
const folding = (look: Omit<StyleRule, '@layer'>) =>
  variants({
    narrow: { '@media': { [media.narrowWeb]: look } },
    always: { '@media': { [media.web]: look } },
  });

/** Space for the icon only. */
export const folded = folding({ justifyContent: 'center', gap: 0 });
export const foldedWord = folding({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const foldedCount = folding({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '2px',
  fontSize: '11px',
});
export const foldedFoot = folding({ display: 'none' });
