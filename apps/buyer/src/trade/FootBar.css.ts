import { layer, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * The next step under the thumb; wider screens have it in the summary. With a large button it is lower than the room that
 * the page keeps there for what has the focus.
 */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: `${vars.space.xs} ${vars.space.m}`,
  background: vars.surface.sheet,
  borderBlockStart: `${stroke.frame} solid ${vars.line.section}`,
  '@media': { [media.tablet]: { display: 'none' } },
});
