import { focusInside } from '../../css/focus.ts';
import { part } from '../../css/part.ts';
import { media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({
  display: 'grid',
  background: vars.surface.sheet,
  '@media': { [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});

export const sectionGroups = part({
  '@media': { [media.tablet]: { borderInlineEnd: `1px solid ${vars.line.row}` } },
});

export const shelf = part({
  display: 'block',
  padding: '10px 16px',
  fontWeight: weight.medium,
  selectors: {
    '&:hover, &[aria-current]': { background: vars.surface.selected },
    '&[aria-current]': {
      fontWeight: weight.strong,
      borderInlineStart: `4px solid ${vars.mark.positive}`,
      paddingInlineStart: '12px',
    },
    '&:focus-visible': focusInside,
  },
});

export const groups = part({ columns: '180px auto', columnGap: '24px', padding: '12px 24px' });
export const group = part({ breakInside: 'avoid', paddingBottom: '16px' });
export const groupName = part({
  display: 'inline-block',
  paddingBlock: '4px',
  fontWeight: weight.strong,
  selectors: { '&:hover': { color: vars.text.action } },
});
export const item = part({
  display: 'inline-block',
  paddingBlock: '3px',
  color: vars.text.soft,
  selectors: {
    '&:hover': { color: vars.text.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});
