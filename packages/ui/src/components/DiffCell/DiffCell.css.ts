import { part, variants } from '../../css/part.ts';
import { weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 6px' });
export const before = part({ color: vars.text.faint });
export const after = part({ fontWeight: weight.strong, textDecoration: 'none' });
const words = { flexBasis: '100%', fontSize: '12px', lineHeight: '16px' } as const;
export const remark = variants({
  neutral: { ...words, color: vars.text.soft },
  attention: { ...words, color: vars.text.attention },
  critical: { ...words, color: vars.text.critical },
});
