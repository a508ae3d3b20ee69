import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * When a line is removed, those behind it move up without a new layout or paint. The focus ring may overlap the edge.
 */
export const row = style({ contain: 'content', overflowClipMargin: vars.space.xxs });

/** Picture, name, count, the wishes, bin: one row on a wide screen, two below it, three on a phone. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  gridTemplateColumns: '3rem minmax(0, 1fr) minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name bin" "count count exceed exceed" "expiry expiry replace replace"',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '3rem auto minmax(0, 1fr) minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"picture name name name name bin" ". count exceed expiry replace replace"',
    },
    [media.wide]: {
      gridTemplateColumns: '3rem minmax(0, 1fr) auto 9.5rem 10rem 8rem auto',
      gridTemplateAreas: '"picture name count exceed expiry replace bin"',
    },
  },
});

export const picture = style({ gridArea: 'picture' });
export const name = style({ gridArea: 'name', minWidth: 0 });
export const count = style({ gridArea: 'count' });
export const exceed = style({ gridArea: 'exceed' });
export const expiry = style({ gridArea: 'expiry' });
export const replace = style({ gridArea: 'replace' });
export const bin = style({ gridArea: 'bin' });
