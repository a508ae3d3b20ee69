import { part, variants } from '../../css/part.ts';
import { elevation, footHeight, layer, media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const viewport = part({
  position: 'fixed',
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  width: 'min(400px, calc(100vw - 32px))',
  '@media': { [media.phone]: { width: 'auto' } },
});

const foot = { bottom: '24px' };
const onPhone = { [media.phone]: { insetInline: '16px', bottom: `calc(${footHeight} + 16px)` } };
/** The corner that covers the fewest controls (quiet-corner.ts). */
export const corner = variants({
  end: { ...foot, insetInlineEnd: '24px', '@media': onPhone },
  start: { ...foot, insetInlineStart: '24px', '@media': onPhone },
  head: { insetInlineEnd: '24px', '@media': { [media.phone]: { insetInline: '16px' } } },
});

export const toast = part({
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  borderRadius: radius.control,
  boxShadow: elevation.layer,
  transition: `opacity ${motion.enter}, translate ${motion.enter}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 8px' },
    '&[data-limited]': { display: 'none' },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const content = part({ display: 'flex', alignItems: 'stretch', minHeight: '48px' });
export const edge = part({
  flex: 'none',
  width: '4px',
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
});
export const tone = variants({
  neutral: { background: 'transparent' },
  positive: { background: vars.grade.good },
  attention: { background: vars.grade.fair },
  critical: { background: vars.mark.critical },
});
export const words = part({ flex: 1, minWidth: 0, padding: '12px 8px 12px 12px' });
export const title = part({ fontWeight: weight.strong });
export const description = part({ color: vars.text.onInverseSoft, fontSize: '13px', lineHeight: '18px' });

const button = {
  flex: 'none',
  color: 'inherit',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' } },
} as const;

export const action = part({
  ...button,
  paddingInline: '12px',
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const close = part({ ...button, display: 'grid', placeItems: 'center', width: '44px' });
