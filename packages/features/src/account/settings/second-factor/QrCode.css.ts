import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Style of the code, dark on light in both themes: not every reader supports the inverse. */
export const code = style({
  inlineSize: '100%',
  maxInlineSize: '14rem',
  background: vars.surface.sheet,
  fill: vars.text.main,
});
