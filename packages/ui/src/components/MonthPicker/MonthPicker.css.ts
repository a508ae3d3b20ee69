import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const months = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 84px)',
  gap: '4px',
  marginTop: '8px',
});
export const month = part({
  height: '44px',
  borderRadius: radius.mark,
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.hover },
    '&:disabled': { color: vars.line.tick, cursor: 'not-allowed' },
    '&:focus-visible': focusInside,
  },
});
