import { part } from '../../css/part.ts';
import { motion } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const form = part({ minWidth: 0 });
export const highlight = part({
  background: vars.surface.critical,
  boxShadow: `0 0 0 8px ${vars.surface.critical}`,
  transition: `background-color ${motion.colour}, box-shadow ${motion.colour}`,
});
