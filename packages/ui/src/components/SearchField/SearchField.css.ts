import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { elevation, footHeight, layer, media, motion, radius, stroke, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ display: 'block', width: '100%' });

export const box = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '44px',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  transition: `border-color ${motion.colour}`,
  selectors: {
    '&:focus-within': { borderColor: vars.line.focus, outline: `2px solid ${vars.line.focus}` },
  },
  '@media': { [media.phone]: { height: '48px' } },
});

export const input = part({
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingInlineStart: '14px',
  border: 0,
  background: 'none',
  outline: 0,
  fontSize: '15px',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.text.faint, opacity: 1 } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

export const key = part({
  padding: '0 6px',
  border: `1px solid ${vars.line.tick}`,
  borderRadius: '2px',
  font: 'inherit',
  fontSize: '12px',
  lineHeight: '18px',
  color: vars.text.faint,
  '@media': { [media.coarse]: { display: 'none' } },
});

export const submit = part({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '100%',
  color: vars.text.action,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.selected },
    '&:disabled': { color: vars.text.faint, cursor: 'not-allowed' },
    '&:focus-visible': focusInside,
  },
});

export const panel = part({
  position: 'absolute',
  zIndex: layer.dropdown,
  insetInline: '-1.5px',
  top: 'calc(100% + 4px)',
  display: 'flex',
  flexDirection: 'column',
  // Between the header and the bars at the foot, which would cover its end.
  maxHeight: `min(560px, calc(100dvh - 140px - ${footHeight}))`,
  overflowY: 'auto',
  padding: '8px 0',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  boxShadow: elevation.layer,
});
/** The options scroll; the content below them stays visible. */
export const rows = part({ minHeight: 0, overflowY: 'auto' });
export const closed = part({ display: 'none' });

export const groupTitle = part({
  padding: '8px 16px 4px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: weight.medium,
  color: vars.text.faint,
});

/** The scroll margin keeps the group title in view when an option is reached by keyboard. */
export const option = part({ padding: '8px 16px', cursor: 'pointer', scrollMarginBlock: '32px 8px' });
/** A row with a second option at its end. */
export const line = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const beside = part({
  display: 'grid',
  placeItems: 'center',
  minWidth: '48px',
  padding: '0 8px',
  color: vars.text.faint,
  selectors: { '&:hover': { color: vars.text.main } },
});
export const reached = part({
  background: vars.surface.selected,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const panelFoot = part({ flex: 'none', padding: '8px 16px' });
