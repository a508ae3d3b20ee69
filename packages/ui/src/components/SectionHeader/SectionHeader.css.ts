import { part, within } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBottom: vars.space.s,
});

export const line = part({ borderBottom: `1px solid ${vars.line.section}` });

export const remark = part({
  color: vars.text.faint,
  '@media': { [media.phone]: { flexBasis: '100%', order: 3, fontSize: '13px' } },
});

export const actions = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

/** Actions end the line of the title on a phone; where they have no room they begin one of their own. */
within(`${root} > :first-child`, { '@media': { [media.phone]: { flexGrow: 1 } } });
