import { focusRing } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const zone = part({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 12px',
  padding: '20px 16px',
  border: `1px dashed ${vars.line.control}`,
  borderRadius: radius.control,
  color: vars.text.soft,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  selectors: {
    '&:hover': { borderColor: vars.text.action, background: vars.surface.selected },
    '&:has(:focus-visible)': focusRing,
  },
});

export const over = part({
  borderColor: vars.text.action,
  borderStyle: 'solid',
  background: vars.surface.selected,
});
export const choose = part({
  color: vars.text.action,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const list = part({ display: 'grid' });
export const file = part({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  paddingInlineStart: '4px',
  borderBottom: `1px solid ${vars.line.row}`,
  color: vars.text.main,
});
export const words = part({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const error = part({ color: vars.text.critical, fontSize: '13px', lineHeight: '18px' });
