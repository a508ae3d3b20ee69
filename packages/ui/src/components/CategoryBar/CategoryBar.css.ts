import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { measure, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** Gap between categories, larger on wide screens; at 1280 px the last category is still visible. */
const air = 'clamp(12px, 1.3vw, 28px)';

export const bar = part({ borderTop: `1px solid ${vars.line.row}` });

export const row = part({
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  width: '100%',
  maxWidth: measure.page,
  height: '44px',
  marginInline: 'auto',
  paddingInline: '16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { gap: air, paddingInline: '24px' } },
});

/** Aligns the text of a quiet button with the page edge by cancelling its padding. */
const quietPadding = '-12px';

export const lead = part({
  flex: 'none',
  marginInlineStart: quietPadding,
  paddingInlineEnd: '20px',
  borderInlineEnd: `1px solid ${vars.line.row}`,
  '@media': { [media.tablet]: { paddingInlineEnd: air } },
});

export const item = part({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: '44px',
  fontWeight: weight.medium,
  color: vars.text.soft,
  selectors: { '&:hover': { color: vars.text.main }, '&:focus-visible': focusInside },
});

export const highlighted = part({ color: vars.text.main, fontWeight: weight.strong });

export const current = part({
  color: vars.text.main,
  fontWeight: weight.strong,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      background: vars.mark.positive,
    },
  },
});

export const trail = part({ flex: 'none', marginInlineStart: 'auto', marginInlineEnd: quietPadding });
