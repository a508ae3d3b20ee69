import { part, within } from '../../css/part.ts';
import { focusRing } from '../../css/focus.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = part({ minWidth: 0 });
export const legend = part({ fontSize: '13px', lineHeight: '18px', color: vars.text.soft });
export const row = part({ display: 'flex' });
export const point = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: '2px',
  width: '28px',
  height: '52px',
  paddingBottom: '16px',
  cursor: 'pointer',
});
export const input = part({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const tick = part({ width: '2px', height: '12px', background: vars.line.control });
export const long = part({ height: '20px' });
export const full = part({ width: '4px', background: vars.mark.positive });
export const figure = part({
  position: 'absolute',
  bottom: 0,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
});
export const error = part({ fontSize: '13px', lineHeight: '18px', color: vars.text.critical });

within(`${point}:hover > ${tick}`, { background: vars.mark.positive });
within(`${input}:focus-visible + ${tick}`, focusRing);
