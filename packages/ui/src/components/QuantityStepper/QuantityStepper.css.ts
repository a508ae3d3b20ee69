import { focusInside } from '../../css/focus.ts';
import { part, partRecipe } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** As narrow as its figures, or with its keys at the edges of a given width; never cut. */
const columns = (key: number, least: number) =>
  `${key}px minmax(max(${least}px, calc(var(--digits) * 1ch + 12px)), 1fr) ${key}px`;

export const whole = part({ display: 'inline-grid', gap: '4px' });

/** Beneath the field and no wider, so that nothing beside it moves. */
export const note = part({
  textAlign: 'start',
  // Also in a table whose cells do not break.
  whiteSpace: 'normal',
  inlineSize: 0,
  minInlineSize: '100%',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.attention,
});

export const stepper = partRecipe({
  base: {
    display: 'inline-grid',
    fontWeight: weight.strong,
    alignItems: 'stretch',
    border: `1px solid ${vars.line.control}`,
    borderRadius: radius.control,
    background: vars.surface.sheet,
    flex: 'none',
  },
  variants: {
    size: {
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
    },
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
  // A field has a width of its own, which would widen its column; it takes the column's instead.
  width: 0,
  minWidth: '100%',
  border: 0,
  background: 'none',
  textAlign: 'center',
  selectors: { '&:focus': focusInside, '&:disabled': { color: vars.text.faint } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});
