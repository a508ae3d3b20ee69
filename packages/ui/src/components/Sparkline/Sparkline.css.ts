import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const line = part({ flex: 'none', maxWidth: 'none' });
export const past = part({ fill: vars.text.faint });
export const now = part({ fill: vars.mark.positive });
