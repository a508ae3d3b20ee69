import { part } from '../../css/part.ts';
import { layer, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const skip = part({
  position: 'fixed',
  insetInlineStart: '16px',
  top: '-64px',
  zIndex: layer.skip,
  padding: '12px 16px',
  background: vars.fill.action,
  color: vars.text.onAction,
  fontWeight: weight.strong,
  selectors: { '&:focus-visible': { top: '8px' } },
  // In print, an element above the first page would appear at its bottom.
  '@media': { print: { display: 'none' } },
});
