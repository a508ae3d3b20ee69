import { text, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const card = style({
  fill: 'none',
  stroke: vars.text.soft,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const name = style({ ...text.small, fontWeight: weight.strong, color: vars.text.soft });
