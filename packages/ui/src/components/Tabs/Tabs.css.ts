import { focusInside } from '../../css/focus.ts';
import { edgeFade } from '../../css/edge-fade.ts';
import { part, variants, within } from '../../css/part.ts';
import { motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: edgeFade,
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
  },
});

/** As wide as the label, and so is the line below the selected tab. */
export const face = part({
  position: 'relative',
  width: 'fit-content',
  selectors: {
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
export const faceLook = variants({
  line: { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: vars.control.medium },
  count: { display: 'grid', padding: '8px 0 12px' },
});

export const tabLook = variants({
  line: {
    display: 'inline-flex',
    fontWeight: weight.medium,
  },
  count: {
    display: 'grid',
    flex: '1 0 auto',
    paddingInlineEnd: '24px',
    textAlign: 'start',
    color: vars.text.soft,
  },
});

export const chosen = part({
  color: vars.text.main,
  fontWeight: weight.strong,
});
within(`${chosen} > ${face}::after`, { background: vars.mark.positive });

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
