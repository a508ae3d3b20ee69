import { part, variants } from '../../css/part.ts';
import { figure, media, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const avatar = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.mark,
  background: vars.surface.tile,
  color: vars.text.soft,
  fontWeight: figure.small.weight,
  fontStretch: figure.small.width,
  '@media': { [media.forced]: { border: '1px solid' } },
});

const square = (edge: string, fontSize: string) => ({ width: edge, height: edge, fontSize });
export const size = variants({
  small: square('28px', '12px'),
  medium: square('40px', '14px'),
  large: square('56px', '20px'),
});
