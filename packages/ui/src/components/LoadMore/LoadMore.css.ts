import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
});
export const count = part({ color: vars.text.faint });
