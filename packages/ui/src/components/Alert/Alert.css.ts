import { part, variants } from '../../css/part.ts';
import { weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const alert = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: '44px',
  padding: '10px 16px',
  borderTop: '2px solid',
});

const { surface, mark, text } = vars;

export const kind = variants({
  success: { background: surface.positive, borderColor: mark.positive, color: text.positive },
  error: { background: surface.critical, borderColor: mark.critical, color: text.critical },
  'alert-octagon': { background: surface.critical, borderColor: mark.critical, color: text.critical },
  warning: { background: surface.attention, borderColor: mark.attention, color: text.attention },
  info: { background: surface.info, borderColor: mark.info, color: text.info },
});

export const icon = part({ alignSelf: 'flex-start' });
export const words = part({ flex: '1 1 200px', minWidth: 0, color: vars.text.main });
export const title = part({ fontWeight: weight.strong });
export const body = part({ overflowWrap: 'anywhere' });
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
