import { part, within } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const field = part({ display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 });

export const head = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
});

export const label = part({
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.medium,
  color: vars.text.soft,
});
export const optional = part({ fontWeight: weight.regular, color: vars.text.faint });
export const help = part({ fontSize: '12px', lineHeight: '16px', color: vars.text.faint });

export const error = part({
  display: 'flex',
  gap: '4px',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.medium,
  color: vars.text.critical,
});
within(`${error} > span`, { marginTop: '1px' });

/** Box of every text-like control. */
export const control = part({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.control.medium,
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  color: vars.text.main,
  transition: `border-color ${motion.colour}, background-color ${motion.colour}`,
  selectors: {
    '&:hover': { borderColor: vars.text.soft },
    '&:focus-within': {
      borderColor: vars.line.focus,
      outline: `1px solid ${vars.line.focus}`,
      outlineOffset: 0,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.mark.critical },
    '&:has([aria-invalid="true"]:focus)': { outlineColor: vars.mark.critical },
    // Only for a disabled control: a select with a disabled option is still usable.
    '&:has(> :disabled)': {
      background: vars.surface.tile,
      color: vars.text.faint,
      borderColor: vars.line.tick,
    },
    '&:has(> :is(input, textarea):read-only:not(:disabled))': {
      background: 'transparent',
      borderColor: vars.line.tick,
    },
  },
});

/** The input inside the box. 16 px on touch screens prevents iOS from zooming. */
export const input = part({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  minHeight: `calc(${vars.control.medium} - 2px)`,
  padding: '0 12px',
  border: 0,
  background: 'none',
  outline: 0,
  selectors: {
    '&::placeholder': { color: vars.text.faint, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

export const affix = part({
  flex: 'none',
  paddingInline: '12px',
  color: vars.text.faint,
  selectors: { '&:first-child': { paddingInlineEnd: 0 }, '&:last-child': { paddingInlineStart: 0 } },
});
