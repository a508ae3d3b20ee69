import { part, variants } from '../../css/part.ts';
import { media, radius, stroke } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', minWidth: 0 });
export const line = part({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  paddingInline: '16px 8px',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.line.focus}`, outlineOffset: '2px' } },
});
export const tone = variants({
  neutral: {},
  positive: { borderColor: vars.mark.positive },
  critical: { borderColor: vars.mark.critical },
});
export const input = part({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  background: 'none',
  outline: 0,
  fontSize: '20px',
  '@media': { [media.phone]: { fontSize: '16px' } },
  selectors: { '&::placeholder': { color: vars.text.faint, opacity: 1 } },
});
export const note = part({ minHeight: '20px', fontSize: '13px', lineHeight: '20px' });
export const noteTone = variants({
  neutral: { color: vars.text.soft },
  positive: { color: vars.text.positive },
  critical: { color: vars.text.critical },
});
