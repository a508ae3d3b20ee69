import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const area = part({
  flex: 1,
  minWidth: 0,
  padding: '8px 12px',
  border: 0,
  background: 'none',
  outline: 0,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '78px',
  // A longer text scrolls within the field.
  maxHeight: '384px',
  selectors: { '&::placeholder': { color: vars.text.faint, opacity: 1 } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

export const counter = part({ fontSize: '12px', lineHeight: '16px', color: vars.text.faint });
