import { stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const item = style({ listStyle: 'none' });

export const photo = style({
  display: 'block',
  inlineSize: '7rem',
  blockSize: '7rem',
  objectFit: 'cover',
  border: `${stroke.hairline} solid ${vars.line.row}`,
});
