import { part, within } from '../../css/part.ts';
import { focusRing } from '../../css/focus.ts';
import { media, motion, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ minWidth: 0 });

export const row = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '12px',
  paddingBlock: '2px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text.faint } },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

/** The native control covers the drawn box; on touch screens it is 40 px large. */
export const input = part({
  position: 'absolute',
  width: '20px',
  height: '20px',
  opacity: 0,
  cursor: 'inherit',
  '@media': { [media.coarse]: { width: '40px', height: '40px', margin: '-10px' } },
});

export const box = part({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius.mark,
  background: vars.surface.sheet,
  fill: 'none',
  stroke: vars.text.onAction,
  strokeWidth: 2,
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
});

export const tick = part({ visibility: 'hidden' });
export const dash = part({ visibility: 'hidden' });
/** The first line is the baseline of the row, so that text beside it is aligned. */
export const label = part({ minWidth: 0, alignSelf: 'baseline' });
export const error = part({
  paddingInlineStart: '32px',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.critical,
});
export const help = part({
  paddingInlineStart: '32px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
});

const on = { background: vars.fill.action, borderColor: vars.fill.action } as const;
within(`${row}:hover > ${input}:not(:disabled) + ${box}`, { borderColor: vars.text.main });
within(`${input}:checked + ${box}, ${input}:indeterminate + ${box}`, {
  ...on,
  '@media': {
    [media.forced]: { background: 'Highlight', stroke: 'HighlightText', borderColor: 'Highlight' },
  },
});
within(`${input}:checked:not(:indeterminate) + ${box} > ${tick}`, { visibility: 'visible' });
within(`${input}:indeterminate + ${box} > ${dash}`, { visibility: 'visible' });
within(`${input}:focus-visible + ${box}`, focusRing);
within(`${input}[aria-invalid="true"] + ${box}`, { borderColor: vars.mark.critical });
within(`${input}:disabled + ${box}`, { opacity: 0.5 });
