import { part } from '../../css/part.ts';
import { figure } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const input = part({
  width: '100%',
  minWidth: 0,
  minHeight: '54px',
  padding: '0 16px',
  border: 0,
  background: 'none',
  outline: 0,
  fontSize: figure.display.fontSize,
  fontWeight: figure.display.weight,
  letterSpacing: '0.3em',
  selectors: {
    '&::placeholder': { color: vars.text.faint, opacity: 0.5 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
