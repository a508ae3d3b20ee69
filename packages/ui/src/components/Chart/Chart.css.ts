import { part } from '../../css/part.ts';
import { weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const figure = part({ display: 'grid', gap: '8px', minWidth: 0 });
export const caption = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
export const title = part({ fontWeight: weight.strong });
export const reading = part({ flex: 1, color: vars.text.soft });
// The last axis label may end a few px outside the plot; clipping prevents sideways scrolling.
export const frame = part({ height: '200px', minWidth: 0, overflow: 'clip' });
export const plot = part({ maxWidth: 'none' });
export const grid = part({ stroke: vars.line.row });
export const axisText = part({ fill: vars.text.faint, fontSize: '12px' });
export const line = part({ fill: 'none', stroke: vars.mark.positive, strokeWidth: 2 });
export const previous = part({
  fill: 'none',
  stroke: vars.text.faint,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
});
export const bar = part({ fill: vars.mark.neutral });
export const barReached = part({ fill: vars.mark.positive });
export const dot = part({ fill: vars.mark.positive, stroke: vars.surface.sheet, strokeWidth: 2 });
export const target = part({ fill: 'transparent' });
