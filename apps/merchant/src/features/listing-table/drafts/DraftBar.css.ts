import { elevation, layer, media, stroke, text } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays at the foot of the window while anything is unsaved; on a phone above the navigation. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.text.main}`,
  borderInlineStart: `${vars.space.xs} solid ${vars.mark.attention}`,
  boxShadow: elevation.header,
  '@media': { [media.phone]: { insetBlockEnd: vars.space.xxxl } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
});

export const key = style({
  ...text.tiny,
  fontFamily: 'inherit',
  opacity: 0.8,
  '@media': { [media.phone]: { display: 'none' } },
});
