import { part, variants, within } from '../../css/part.ts';
import { media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const figure = part({ minWidth: 0 });

export const caption = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minHeight: '20px',
});
export const title = part({ fontWeight: weight.strong });
export const reading = part({ color: vars.text.faint, fontSize: '13px' });
export const readingOn = part({ color: vars.text.main, fontWeight: weight.strong });

/** Clipped at the sides: after a resize the old drawing must not widen the page until the new width is measured. */
export const frame = part({
  position: 'relative',
  height: '116px',
  marginTop: '8px',
  overflow: 'clip',
  overflowClipMargin: '8px',
});
export const plot = part({ display: 'block', overflow: 'visible', maxWidth: 'none' });

export const axis = part({ stroke: vars.text.soft, fill: 'none' });
export const tickLine = part({ stroke: vars.line.tick, fill: 'none' });
export const dashed = part({ strokeDasharray: '2 2' });
export const label = part({ fill: vars.text.faint, fontSize: '12px' });

export const gain = part({ fill: 'none', stroke: vars.mark.positive });
within(`${gain} > text`, {
  fill: vars.text.positive,
  stroke: 'none',
  fontSize: '12px',
  fontWeight: weight.strong,
});

export const mark = variants({
  main: { fill: vars.mark.positive, '@media': { [media.forced]: { fill: 'Highlight' } } },
  neutral: { fill: vars.mark.neutral },
  attention: { fill: vars.mark.attention },
});

export const reachedMark = part({ fill: vars.text.main });

/** Hit area of a mark: 10 px wide and as high as the plot; wider on touch screens. */
export const target = part({
  position: 'absolute',
  top: '20px',
  height: '72px',
  width: '10px',
  borderRadius: 0,
  '@media': { [media.coarse]: { width: '24px', marginInlineStart: '-7px' } },
});
