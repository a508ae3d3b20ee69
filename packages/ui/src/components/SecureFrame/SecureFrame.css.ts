import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = part({ position: 'relative', minHeight: 'min(480px, 70vh)' });
export const page = part({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: vars.surface.sheet,
});
