import { radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, listStyle: 'none' });

export const photo = style({
  display: 'block',
  inlineSize: '9rem',
  blockSize: '9rem',
  objectFit: 'cover',
  border: `${stroke.hairline} solid ${vars.line.row}`,
});

export const opener = style({ display: 'block', borderRadius: radius.control, cursor: 'zoom-in' });

/** As large as the dialog and the screen allow, whole. */
export const large = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '70vh',
  objectFit: 'contain',
});
