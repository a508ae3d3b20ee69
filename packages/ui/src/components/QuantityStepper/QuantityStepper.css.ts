import { focusInside } from '../../css/focus.ts';
import { part, partRecipe } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const stepper = partRecipe({
  base: {
    display: 'inline-grid',
    alignItems: 'stretch',
    border: `1px solid ${vars.line.control}`,
    borderRadius: radius.control,
    background: vars.surface.sheet,
    flex: 'none',
  },
  variants: {
    // As narrow as its figures where it may be, with its keys at the edges where it is given a width.
    size: {
      small: {
        gridTemplateColumns: '28px minmax(36px, 1fr) 28px',
        height: vars.control.small,
        '@media': { [media.coarse]: { gridTemplateColumns: '40px minmax(40px, 1fr) 40px' } },
      },
      medium: {
        gridTemplateColumns: '32px minmax(40px, 1fr) 32px',
        height: vars.control.medium,
        '@media': { [media.coarse]: { gridTemplateColumns: '44px minmax(44px, 1fr) 44px' } },
      },
      large: {
        gridTemplateColumns: '40px minmax(48px, 1fr) 40px',
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
  fontWeight: weight.strong,
  selectors: { '&:focus': focusInside, '&:disabled': { color: vars.text.faint } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});
