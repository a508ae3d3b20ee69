import { elevation, layer, media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const area = style({ '@media': { [media.tablet]: { position: 'relative' } } });

export const panel = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  inlineSize: '100%',
  // On a phone the header (perhaps with the app banner) is above it, and the tab bar covers the area below.
  maxBlockSize: 'calc(100dvh - 19rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  boxShadow: elevation.layer,
  '@media': {
    [media.tablet]: { inlineSize: '24rem', maxBlockSize: '75vh', marginBlockStart: vars.space.xxs },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  color: vars.text.main,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.surface.hover } },
});
