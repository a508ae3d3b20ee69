import { part, variants, within } from '../../css/part.ts';
import { figure, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const reading = part({ lineHeight: '16px', minWidth: 0 });

export const layout = variants({
  stack: { display: 'inline-grid', gap: '4px', justifyItems: 'start' },
  row: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  bare: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
});

export const text = part({
  fontSize: '15px',
  fontWeight: figure.small.weight,
  fontStretch: figure.small.width,
  whiteSpace: 'nowrap',
});

export const remark = part({ fontSize: '12px', whiteSpace: 'nowrap' });

export const tone = variants({
  neutral: { color: vars.text.soft },
  positive: { color: vars.text.main },
  attention: { color: vars.text.attention },
  critical: { color: vars.text.critical },
});

within(`${remark}${tone.positive}, ${remark}${tone.neutral}`, { color: vars.text.faint });
within(`${remark}${tone.attention}, ${remark}${tone.critical}`, { fontWeight: weight.medium });
