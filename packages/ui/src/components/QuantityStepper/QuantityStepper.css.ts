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
    size: {
      small: {
        gridTemplateColumns: '28px 36px 28px',
        height: vars.control.small,
        '@media': { [media.coarse]: { gridTemplateColumns: '40px 40px 40px' } },
      },
      medium: {
        gridTemplateColumns: '32px 40px 32px',
        height: vars.control.medium,
        '@media': { [media.coarse]: { gridTemplateColumns: '44px 44px 44px' } },
      },
      large: { gridTemplateColumns: '40px 48px 40px', height: vars.control.large, fontSize: '16px' },
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
  minWidth: 0,
  width: '100%',
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: weight.strong,
  selectors: { '&:focus': focusInside, '&:disabled': { color: vars.text.faint } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});
