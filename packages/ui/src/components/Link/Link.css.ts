import { part, variants } from '../../css/part.ts';
import { motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const link = part({ borderRadius: '2px', cursor: 'pointer' });

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
} as const;

export const variant = variants({
  text: {
    ...underline,
    color: vars.text.action,
    fontWeight: weight.medium,
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    transition: `text-decoration-color ${motion.colour}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  name: {
    color: 'inherit',
    fontWeight: 'inherit',
    selectors: { '&:hover': { ...underline, color: vars.text.action } },
  },
  bare: { color: 'inherit' },
});
