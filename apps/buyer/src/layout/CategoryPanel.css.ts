import { panelHeight } from '@havan/app-shell/header/HeaderDropdown.css';
import { elevation, layer, measure, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: panelHeight.phone,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.sheet,
  borderBlockEnd: `${stroke.frame} solid ${vars.line.section}`,
  boxShadow: elevation.layer,
  '@media': { [media.tablet]: { maxBlockSize: panelHeight.tablet } },
});

export const sectionGroups = style({
  maxInlineSize: measure.page,
  marginInline: 'auto',
  padding: vars.space.m,
  columnGap: vars.space.l,
  '@media': {
    [media.tablet]: { columns: 3, padding: vars.space.l },
    [media.wide]: { columns: 5 },
  },
});

export const shelf = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.m });

/** The third level is indented, several in a line; on touch devices each has room around it. */
export const leaves = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  paddingInlineStart: vars.space.s,
  '@media': { [media.coarse]: { columnGap: vars.space.m } },
});

export const place = style({
  display: 'inline-block',
  paddingBlock: stroke.focus,
  '@media': { [media.coarse]: { paddingBlock: vars.space.xs } },
});
