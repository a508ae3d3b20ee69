import { focusInside } from '../../css/focus.ts';
import { part, within } from '../../css/part.ts';
import { media, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';
import { control } from '../Field/Field.css.ts';

export const opener = part({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  // At most the height of the field, so that the fields of a row are equally high in both densities.
  height: `min(32px, ${vars.control.medium} - 2px)`,
  marginInlineEnd: '-8px',
  color: vars.text.soft,
});

/** Condensed on touch screens, so that two fields with a complete date fit side by side on a phone. */
within(`${control}:has(${opener}) > input`, {
  paddingInlineEnd: '4px',
  '@media': { [media.coarse]: { fontStretch: '90%' } },
});

export const calendar = part({ padding: '8px' });
export const head = part({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const month = part({ fontWeight: weight.strong });
export const grid = part({ marginTop: '4px' });
export const weekday = part({
  height: '28px',
  fontSize: '12px',
  textAlign: 'center',
  color: vars.text.faint,
});

export const day = part({
  width: '36px',
  height: '36px',
  borderRadius: radius.mark,
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.hover },
    '&:disabled': { color: vars.line.tick, cursor: 'not-allowed' },
    '&:focus-visible': focusInside,
  },
  '@media': { [media.coarse]: { width: '44px', height: '44px' } },
});
export const outside = part({ color: vars.text.faint });
export const today = part({ fontWeight: weight.strong, border: `1px solid ${vars.line.control}` });
export const chosen = part({
  background: vars.fill.action,
  color: vars.text.onAction,
  fontWeight: weight.strong,
  selectors: { '&:hover:not(:disabled)': { background: vars.fill.actionHover } },
  '@media': { [media.forced]: { border: '3px solid Highlight' } },
});
