import { part, variants } from '../../css/part.ts';
import { figure, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const score = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '32px',
  height: '20px',
  padding: '0 4px',
  borderRadius: radius.mark,
  fontSize: '13px',
  lineHeight: '20px',
  fontWeight: figure.small.weight,
  fontStretch: figure.small.width,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

const { grade: g } = vars;
export const grade = variants({
  top: { background: g.top, color: g.onTop },
  good: { background: g.good, color: g.onGood },
  fair: { background: g.fair, color: g.onFair },
  poor: { background: g.poor, color: g.onPoor },
  none: { background: g.none, color: g.onNone },
});
