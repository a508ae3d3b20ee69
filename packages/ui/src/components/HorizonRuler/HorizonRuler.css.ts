import { part, variants } from '../../css/part.ts';
import { media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ display: 'grid', gap: '12px', minWidth: 0 });
export const reading = part({ minHeight: '20px', fontWeight: weight.medium });

export const list = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: '168px',
  paddingBottom: '32px',
});
export const unit = part({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  borderBottom: `1px solid ${vars.text.soft}`,
});

export const link = part({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minHeight: 0,
  paddingInline: '2px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.line.focus}`, outlineOffset: 0 } },
});

export const bar = part({ width: '100%', maxWidth: '16px', transition: 'none' });
export const tone = variants({
  positive: { background: vars.mark.positive },
  attention: { background: vars.mark.attention },
  critical: { background: vars.mark.critical },
});
export const reached = part({
  background: vars.text.main,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const tick = part({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 'calc(50% - 0.5px)',
  width: '1px',
  height: '4px',
  background: vars.line.tick,
});
export const long = part({ height: '8px', background: vars.mark.neutral });
export const label = part({
  position: 'absolute',
  top: 'calc(100% + 10px)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
  whiteSpace: 'nowrap',
  selectors: { 'li:first-child > &': { insetInlineStart: 0, translate: 'none' } },
});

/** On a phone every other label is hidden, so that labels do not overlap. */
export const sparse = part({ '@media': { [media.phone]: { display: 'none' } } });
