import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

/** Positions the hidden table here, so that it does not widen the page. */
export const root = part({ position: 'relative', flex: 'none' });
export const line = part({ flex: 'none', maxWidth: 'none' });
export const past = part({ fill: vars.text.faint });
export const now = part({ fill: vars.mark.positive });
