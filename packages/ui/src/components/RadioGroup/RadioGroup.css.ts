import { part, variants, within } from '../../css/part.ts';
import { focusRing } from '../../css/focus.ts';
import { media, motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = part({ minWidth: 0 });

export const legend = part({
  marginBottom: '4px',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.medium,
  color: vars.text.soft,
});

export const layout = variants({
  stack: { display: 'grid', gap: '4px' },
  inline: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  rows: { borderTop: `1px solid ${vars.line.row}` },
});

export const row = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  paddingBlock: '4px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text.faint } },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

export const lined = part({
  padding: '12px',
  borderBottom: `1px solid ${vars.line.row}`,
  transition: `background-color ${motion.colour}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:has(:checked)': { background: vars.surface.selected },
  },
});

export const input = part({
  position: 'absolute',
  width: '20px',
  height: '20px',
  opacity: 0,
  cursor: 'inherit',
});

export const dot = part({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '1px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: '50%',
  background: vars.surface.sheet,
  transition: `border ${motion.colour}`,
});

within(`${input}:checked + ${dot}`, {
  border: `6px solid ${vars.fill.action}`,
  '@media': { [media.forced]: { borderColor: 'Highlight' } },
});
within(`${input}:focus-visible + ${dot}`, focusRing);
within(`${input}:disabled + ${dot}`, { opacity: 0.5 });

export const text = part({ display: 'grid', flex: 1, minWidth: 0 });
export const aside = part({ flex: '0 1 auto', maxWidth: '45%', textAlign: 'end' });
export const help = part({ fontSize: '12px', lineHeight: '16px', color: vars.text.faint });
export const error = part({
  marginTop: '4px',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.medium,
  color: vars.text.critical,
});
