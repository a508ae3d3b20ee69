import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { layer, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const bar = part({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: layer.bar,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      borderTop: `1px solid ${vars.line.section}`,
      background: vars.surface.sheet,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    print: { display: 'none' },
  },
});

export const item = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: '8px 0 10px',
  fontSize: '12px',
  lineHeight: '16px',
  textAlign: 'center',
  color: vars.text.soft,
  selectors: { '&:focus-visible': focusInside },
});

export const current = part({ color: vars.text.action, fontWeight: weight.strong });
export const count = part({ position: 'absolute', top: '2px', insetInlineStart: 'calc(50% + 4px)' });
