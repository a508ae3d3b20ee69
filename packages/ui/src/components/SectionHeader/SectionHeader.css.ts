import { part } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBottom: vars.space.s,
});

export const line = part({ borderBottom: `1px solid ${vars.line.section}` });

/** Title and remark; on a phone the remark is below the title, and the actions are at the end of the line of both. */
export const name = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  minWidth: 0,
  '@media': { [media.phone]: { flexDirection: 'column', flexGrow: 1 } },
});

export const alone = part({ '@media': { [media.phone]: { flexBasis: '100%' } } });

export const remark = part({
  color: vars.text.faint,
  // The remark has no intrinsic width, so that only the title decides whether the actions fit beside it.
  '@media': { [media.phone]: { width: 0, minWidth: '100%', fontSize: '13px' } },
});

export const actions = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
