import { part, variants, within } from '../../css/part.ts';
import {
  elevation,
  font,
  heading,
  layer,
  media,
  motion,
  radius,
  stroke,
  weight,
} from '../../theme/scales.ts';
import { smallModalMaxWidth } from '../../theme/behaviour.ts';
import { vars } from '../../theme/theme.css.ts';

export const backdrop = part({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.surface.scrim,
  transition: `opacity ${motion.enter}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** Darkens the empty scrollbar gutter while the page is locked. */
within(`html:has(${backdrop})`, { background: `color-mix(in srgb, ${vars.surface.page} 52%, black)` });

export const viewport = part({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  '@media': { [media.phone]: { alignItems: 'flex-end' } },
});

export const placement = variants({
  center: {
    '@media': { [media.tablet]: { alignItems: 'center', justifyContent: 'center', padding: '24px' } },
  },
  end: { justifyContent: 'flex-end' },
  start: { justifyContent: 'flex-start' },
});

export const popup = part({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  background: vars.surface.sheet,
  color: vars.text.main,
  outline: 0,
  boxShadow: elevation.layer,
  transition: `opacity ${motion.enter}, translate ${motion.enter}`,
});

const frame = `${stroke.frame} solid ${vars.line.section}`;

export const shape = variants({
  center: {
    border: frame,
    borderRadius: radius.control,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 8px' } },
    '@media': { [media.phone]: { maxHeight: '92%', borderWidth: '1.5px 0 0', borderRadius: 0 } },
  },
  end: {
    height: '100%',
    borderInlineStart: frame,
    selectors: { '&[data-starting-style], &[data-ending-style]': { translate: '100% 0' } },
  },
  start: {
    height: '100%',
    borderInlineEnd: frame,
    selectors: { '&[data-starting-style], &[data-ending-style]': { translate: '-100% 0' } },
  },
});

const upTo = (maxWidth: string) => ({ '@media': { [media.tablet]: { maxWidth } } });
export const size = variants({
  small: upTo(`${smallModalMaxWidth}px`),
  medium: upTo('560px'),
  large: upTo('800px'),
  tall: { height: '100%', ...upTo('800px') },
  full: { height: '100%' },
});

export const header = part({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '56px',
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${vars.line.row}`,
});

export const headerBare = part({ minHeight: 0, padding: '8px 8px 0', borderBottom: 0 });

export const title = part({ ...heading.panel, fontFamily: font.slab, fontWeight: weight.strong });

export const close = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  marginInlineStart: 'auto',
  borderRadius: radius.control,
  color: vars.text.soft,
  selectors: { '&:hover': { background: vars.surface.hover, color: vars.text.main } },
});

export const body = part({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '20px',
  overscrollBehavior: 'contain',
});

export const footer = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  padding: '12px 20px',
  borderTop: `1px solid ${vars.line.row}`,
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
});
