import { part, variants } from '../../css/part.ts';
import { weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({ display: 'grid' });

export const event = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: '16px',
  paddingBottom: vars.space.m,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '12px',
      bottom: '-4px',
      width: '2px',
      background: vars.line.tick,
    },
  },
});

export const state = variants({
  done: {
    color: vars.text.main,
    selectors: { '&:not(:last-child)::before': { background: vars.mark.positive } },
  },
  current: { color: vars.text.main },
  next: { color: vars.text.faint },
  failed: { color: vars.text.critical },
});

export const mark = part({
  width: '12px',
  height: '12px',
  marginTop: '4px',
  border: '2px solid',
  background: vars.surface.sheet,
});

export const markState = variants({
  done: { borderColor: vars.mark.positive, background: vars.mark.positive },
  current: { borderColor: vars.mark.positive },
  next: { borderColor: vars.line.tick },
  failed: { borderColor: vars.mark.critical, background: vars.mark.critical, transform: 'rotate(45deg)' },
});

export const words = part({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' });
export const title = part({ fontWeight: weight.strong });
export const time = part({ fontSize: '13px', color: vars.text.faint });
export const details = part({
  flexBasis: '100%',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.soft,
});
