import { partRecipe } from '../../css/part.ts';
import { motion, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const enabled = ':not(:disabled, [aria-disabled="true"])';

export const button = partRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: radius.control,
    transition: `background-color ${motion.colour}, color ${motion.colour}`,
    selectors: {
      [`&:hover${enabled}`]: { background: vars.surface.selected },
      [`&:active${enabled}`]: { borderColor: 'currentColor' },
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
      // A disabled button that can have the focus keeps a fully visible focus ring.
      '&[aria-disabled="true"]': { color: vars.line.tick, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      quiet: {},
      outline: { borderColor: vars.line.control },
      solid: {
        background: vars.fill.action,
        color: vars.text.onAction,
        selectors: { [`&:hover${enabled}`]: { background: vars.fill.actionHover } },
      },
    },
    size: {
      small: { width: vars.control.small, height: vars.control.small },
      medium: { width: vars.control.medium, height: vars.control.medium },
    },
    tone: {
      neutral: {},
      action: {},
      critical: { selectors: { [`&:hover${enabled}`]: { background: vars.surface.critical } } },
    },
  },
  compound: [
    { when: { variant: 'quiet', tone: 'neutral' }, rule: { color: vars.text.faint } },
    { when: { variant: 'outline', tone: 'neutral' }, rule: { color: vars.text.soft } },
    { when: { variant: 'quiet', tone: 'action' }, rule: { color: vars.text.action } },
    { when: { variant: 'outline', tone: 'action' }, rule: { color: vars.text.action } },
    { when: { variant: 'quiet', tone: 'critical' }, rule: { color: vars.text.critical } },
    { when: { variant: 'outline', tone: 'critical' }, rule: { color: vars.text.critical } },
  ],
});
