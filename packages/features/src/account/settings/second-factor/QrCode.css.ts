import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Dark on light in both themes: not every reader knows the other way round. */
export const code = style({
  inlineSize: '100%',
  maxInlineSize: '14rem',
  background: vars.surface.sheet,
  fill: vars.text.main,
});
