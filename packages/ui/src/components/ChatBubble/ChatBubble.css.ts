import { part, variants } from '../../css/part.ts';
import { radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({ display: 'grid', gap: vars.space.s });
export const row = part({ display: 'grid', gap: '4px', maxWidth: 'min(560px, 84%)' });
export const side = variants({
  me: { justifySelf: 'end', justifyItems: 'end' },
  other: { justifySelf: 'start', justifyItems: 'start' },
});
export const bubble = part({
  padding: '8px 12px',
  border: '1px solid',
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const ground = variants({
  me: { background: vars.surface.selected, borderColor: 'transparent' },
  other: { background: vars.surface.sheet, borderColor: vars.line.row },
});
export const failed = part({ borderColor: vars.mark.critical });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
});
export const failedText = part({ color: vars.text.critical });
export const day = part({
  justifySelf: 'center',
  paddingBlock: vars.space.xs,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
});
