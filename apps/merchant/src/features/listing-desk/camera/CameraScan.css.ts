import { stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** No taller than leaves the last rows in sight on a phone. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  background: vars.surface.tile,
});

export const picture = style({ inlineSize: '100%', maxBlockSize: '38vh', objectFit: 'cover' });

/** Where the code is looked for by the eye; the whole picture is read. */
export const aim = style({
  position: 'absolute',
  insetBlock: '22%',
  insetInline: '18%',
  border: `${stroke.focus} solid ${vars.line.focus}`,
  pointerEvents: 'none',
});
