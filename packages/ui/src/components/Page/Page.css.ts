import { part, variants } from '../../css/part.ts';
import { measure, media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = part({
  width: '100%',
  marginInline: 'auto',
  paddingInline: '16px',
  outline: 0,
  '@media': { [media.tablet]: { paddingInline: '24px' } },
});

export const size = variants({
  full: { maxWidth: measure.page },
  narrow: { maxWidth: '528px' },
});

export const spacing = part({
  paddingBlock: `${vars.space.m} ${vars.space.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space.l} ${vars.space.xxxl}` } },
});
