import { part, within } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const select = part({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: `calc(${vars.control.medium} - 2px)`,
  padding: '0 36px 0 12px',
  border: 0,
  background: 'none',
  outline: 0,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

within(`${select} > option`, { background: vars.surface.sheet, color: vars.text.main });

export const arrow = part({
  marginInlineStart: '-28px',
  marginInlineEnd: '12px',
  pointerEvents: 'none',
  color: vars.text.faint,
});
