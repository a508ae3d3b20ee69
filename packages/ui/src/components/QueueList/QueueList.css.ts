import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({
  display: 'grid',
  gridTemplateColumns: '304px minmax(0, 1fr)',
  // Content below does not move while the open item loads.
  minHeight: 'calc(100dvh - 256px)',
  borderTop: `1px solid ${vars.line.section}`,
  '@media': { [media.belowWeb]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const nothing = part({ borderTop: `1px solid ${vars.line.section}` });
export const side = part({
  minWidth: 0,
  maxHeight: 'max(320px, calc(100dvh - 160px))',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.line.row}`,
  '@media': { [media.belowWeb]: { maxHeight: '40dvh', borderInlineEnd: 0 } },
});
export const item = part({
  display: 'block',
  width: '100%',
  padding: '10px 12px',
  borderBottom: `1px solid ${vars.line.row}`,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusInside },
});
export const foot = part({ padding: '12px' });
export const open = part({
  background: vars.surface.selected,
  boxShadow: `inset 3px 0 ${vars.mark.positive}`,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const detail = part({
  minWidth: 0,
  padding: vars.space.l,
  selectors: { '&:focus-visible': focusInside },
});
