import { focusInside } from '../../css/focus.ts';
import { part, variants } from '../../css/part.ts';
import { motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const look = variants({
  line: { gap: vars.space.l, borderBottom: `1px solid ${vars.line.row}` },
  count: { borderBottom: `1px solid ${vars.line.section}` },
});

export const tab = part({
  position: 'relative',
  flex: 'none',
  color: vars.text.faint,
  whiteSpace: 'nowrap',
  transition: `color ${motion.colour}`,
  selectors: {
    '&:hover': { color: vars.text.main },
    '&:focus-visible': focusInside,
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      background: 'transparent',
    },
  },
});

export const tabLook = variants({
  line: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: vars.control.medium,
    fontWeight: weight.medium,
  },
  count: {
    display: 'grid',
    flex: '1 0 auto',
    padding: '8px 24px 12px 0',
    textAlign: 'start',
    color: vars.text.soft,
  },
});

export const chosen = part({
  color: vars.text.main,
  fontWeight: weight.strong,
  selectors: {
    '&::after': { background: vars.mark.positive },
  },
});

export const count = variants({
  line: { fontSize: '12px', color: vars.text.faint, fontWeight: weight.medium },
  count: {
    fontSize: '32px',
    lineHeight: '36px',
    fontWeight: weight.strong,
    fontStretch: '78%',
    letterSpacing: '-0.01em',
    color: vars.text.main,
  },
});

export const note = part({
  marginInlineStart: '6px',
  fontSize: '12px',
  fontWeight: weight.strong,
  color: vars.text.attention,
});
