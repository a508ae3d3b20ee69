import { focusInside } from '../../css/focus.ts';
import { part, variants } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** Returns the columns: the middle one grows with its digits, which are never cut, and fills a given width. */
const columns = (key: number, least: number) =>
  `${key}px minmax(max(${least}px, calc(var(--digits) * 1ch + 12px)), 1fr) ${key}px`;

export const whole = part({ display: 'inline-grid', gap: '4px' });

/** Below the field and no wider, so that the layout beside it does not shift. */
export const note = part({
  textAlign: 'start',
  // Also in table cells that do not wrap.
  whiteSpace: 'normal',
  inlineSize: 0,
  minInlineSize: '100%',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.attention,
});

export const stepper = part({
  display: 'inline-grid',
  fontWeight: weight.strong,
  alignItems: 'stretch',
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  flex: 'none',
});

export const size = variants({
  small: {
    gridTemplateColumns: columns(28, 36),
    height: vars.control.small,
    '@media': { [media.coarse]: { gridTemplateColumns: columns(40, 40) } },
  },
  medium: {
    gridTemplateColumns: columns(32, 40),
    height: vars.control.medium,
    '@media': { [media.coarse]: { gridTemplateColumns: columns(44, 44) } },
  },
  large: {
    gridTemplateColumns: columns(40, 48),
    height: vars.control.large,
    fontSize: '16px',
  },
});

export const button = part({
  display: 'grid',
  placeItems: 'center',
  color: vars.text.soft,
  transition: `background-color ${motion.colour}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.selected, color: vars.text.action },
    '&:active:not(:disabled)': { background: vars.surface.tile },
    '&:disabled': { color: vars.line.tick, cursor: 'not-allowed' },
    '&:focus-visible': focusInside,
  },
});

export const input = part({
  // An input has an intrinsic width, which would widen its column.
  width: 0,
  minWidth: '100%',
  border: 0,
  background: 'none',
  textAlign: 'center',
  selectors: { '&:focus': focusInside, '&:disabled': { color: vars.text.faint } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});
