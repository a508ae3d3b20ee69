import { stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** At most as tall as leaves the last rows in view on a phone. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  background: vars.surface.tile,
});

export const picture = style({ inlineSize: '100%', maxBlockSize: '38vh', objectFit: 'cover' });

/** A frame at which the user aims; the whole picture is decoded. */
export const aim = style({
  position: 'absolute',
  insetBlock: '22%',
  insetInline: '18%',
  border: `${stroke.focus} solid ${vars.line.focus}`,
  pointerEvents: 'none',
});
