import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { media, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = part({
  display: 'inline-flex',
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius.control,
});

export const choice = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.control.small,
  gap: '6px',
  minHeight: vars.control.small,
  padding: '0 10px',
  fontSize: '13px',
  color: vars.text.soft,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.line.row}` },
    '&:hover': { color: vars.text.main, background: vars.surface.hover },
    '&:focus-visible': focusInside,
  },
});

export const chosen = part({
  background: vars.surface.selected,
  color: vars.text.action,
  fontWeight: weight.strong,
  '@media': { [media.forced]: { border: '3px double Highlight' } },
});
