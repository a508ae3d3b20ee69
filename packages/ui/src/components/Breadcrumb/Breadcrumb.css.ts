import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: '32px',
  alignItems: 'center',
  fontSize: '13px',
  color: vars.text.faint,
});

export const item = part({
  selectors: {
    '&:not(:first-child)::before': { content: '/', marginInline: '10px', color: vars.line.tick },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        '&:nth-last-child(2)::before': { content: '‹', marginInline: '0 10px', color: vars.line.tick },
        '&:last-child:not(:only-child)': { display: 'none' },
      },
    },
  },
});

export const link = part({
  display: 'inline-block',
  paddingBlock: '6px',
  selectors: {
    '&:hover': { color: vars.text.main, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
