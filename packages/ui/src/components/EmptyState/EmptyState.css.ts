import { part, variants, within } from '../../css/part.ts';
import { font, heading, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const centred = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
} as const;

export const size = variants({
  page: { ...centred, padding: `${vars.space.xxl} ${vars.space.m}` },
  panel: { ...centred, padding: vars.space.l },
});

export const drawing = part({
  width: '120px',
  height: '104px',
  fill: 'none',
  stroke: vars.text.faint,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
within(`${size.panel} > ${drawing}`, { width: '80px', height: '72px' });
within(`${drawing} > .strong`, { stroke: vars.mark.positive, strokeWidth: 2 });
within(`${drawing} > .wash`, { fill: vars.surface.selected, stroke: vars.mark.positive, strokeWidth: 2 });

export const title = part({
  ...heading.panel,
  marginTop: '16px',
  fontFamily: font.slab,
  fontWeight: weight.strong,
});
export const subtitle = part({ maxWidth: '44ch', marginTop: '4px', color: vars.text.faint });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  marginTop: '20px',
});
