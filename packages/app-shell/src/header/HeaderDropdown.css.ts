import { elevation, footHeight, layer, media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const area = style({ '@media': { [media.tablet]: { position: 'relative' } } });

/**
 * Greatest height of a panel of the header: from the header, on a phone perhaps with the app banner above it, to the bars
 * at the foot, which would cover its end.
 */
export const panelHeight = {
  phone: `calc(100dvh - 15rem - ${footHeight})`,
  tablet: `min(75vh, calc(100dvh - 12rem - ${footHeight}))`,
} as const;

export const panel = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  inlineSize: '100%',
  maxBlockSize: panelHeight.phone,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  boxShadow: elevation.layer,
  '@media': {
    [media.tablet]: {
      inlineSize: '24rem',
      maxBlockSize: panelHeight.tablet,
      marginBlockStart: vars.space.xxs,
    },
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
