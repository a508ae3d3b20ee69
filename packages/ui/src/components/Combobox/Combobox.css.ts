import { part } from '../../css/part.ts';
import { elevation, layer, media, radius, stroke } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const trigger = part({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: '36px',
  color: vars.text.faint,
});
export const positioner = part({ zIndex: layer.popup, outline: 0 });

export const popup = part({
  width: 'var(--anchor-width)',
  minWidth: '200px',
  maxHeight: 'min(320px, var(--available-height))',
  overflowY: 'auto',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  color: vars.text.main,
  boxShadow: elevation.layer,
});

export const list = part({ padding: '4px', selectors: { '&:empty': { padding: 0 } } });

export const item = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '36px',
  padding: '8px 12px',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.surface.selected },
    '&[data-selected]': { fontWeight: 600 },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const remark = part({ color: vars.text.faint, fontWeight: 400 });
export const empty = part({ padding: '12px 16px', color: vars.text.faint });
