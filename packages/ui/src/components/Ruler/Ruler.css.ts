import { part, variants } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const ruler = part({
  display: 'inline-block',
  flex: 'none',
  maxWidth: 'none',
  verticalAlign: 'baseline',
});

export const tone = variants({
  neutral: { color: vars.mark.neutral },
  positive: { color: vars.mark.positive },
  attention: { color: vars.mark.attention },
  critical: { color: vars.mark.critical },
});

export const empty = part({ fill: vars.line.tick });
export const full = part({ fill: 'currentColor' });
