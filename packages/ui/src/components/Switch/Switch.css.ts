import { part, within } from '../../css/part.ts';
import { focusRing } from '../../css/focus.ts';
import { media, motion } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '12px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text.faint } },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

export const input = part({
  position: 'absolute',
  width: '36px',
  height: '20px',
  opacity: 0,
  cursor: 'inherit',
});

export const track = part({
  flex: 'none',
  width: '36px',
  height: '20px',
  padding: '3px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: '3px',
  background: vars.surface.sheet,
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
});

export const thumb = part({
  display: 'block',
  width: '14px',
  height: '12px',
  borderRadius: '1px',
  background: vars.text.faint,
  '@media': { [media.forced]: { background: vars.mark.neutral } },
  transition: `transform ${motion.colour}, background-color ${motion.colour}`,
});

export const help = part({
  paddingInlineStart: '48px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
});

within(`${input}:checked + ${track}`, { background: vars.fill.action, borderColor: vars.fill.action });
within(`${input}:checked + ${track} > ${thumb}`, {
  transform: 'translateX(14px)',
  background: vars.text.onAction,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
within(`${input}:focus-visible + ${track}`, focusRing);
within(`${input}:disabled + ${track}`, { opacity: 0.5 });
