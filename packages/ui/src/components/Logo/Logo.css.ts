import { part, variants } from '../../css/part.ts';
import { font, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const logo = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  color: vars.text.action,
});

export const size = variants({
  small: { fontSize: '22px', lineHeight: '28px' },
  standard: { fontSize: '28px', lineHeight: '32px' },
  large: { fontSize: '40px', lineHeight: '48px' },
});

export const mark = part({ width: '1.14em', height: '1.14em', flex: 'none' });
export const word = part({ fontFamily: font.slab, fontWeight: weight.strong, letterSpacing: '-0.03em' });
