import { part, variants } from '../../css/part.ts';
import { motion, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const enabled = ':not(:disabled, [aria-disabled="true"])';

export const button = part({
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
    // Set by colour and not by opacity, so that the focus ring stays fully visible.
    '&[aria-disabled="true"]': { color: vars.line.tick, cursor: 'not-allowed' },
  },
});

const lined = { borderColor: vars.line.control };
const filled = {
  background: vars.fill.action,
  color: vars.text.onAction,
  selectors: { [`&:hover${enabled}`]: { background: vars.fill.actionHover } },
};
const critical = { selectors: { [`&:hover${enabled}`]: { background: vars.surface.critical } } };

export const look = variants({
  'quiet-neutral': { color: vars.text.faint },
  'quiet-action': { color: vars.text.action },
  'quiet-critical': { color: vars.text.critical, ...critical },
  'outline-neutral': { ...lined, color: vars.text.soft },
  'outline-action': { ...lined, color: vars.text.action },
  'outline-critical': { ...lined, color: vars.text.critical, ...critical },
  'solid-neutral': filled,
  'solid-action': filled,
  'solid-critical': { ...filled, ...critical },
});

export const size = variants({
  small: { width: vars.control.small, height: vars.control.small },
  medium: { width: vars.control.medium, height: vars.control.medium },
});
