import { part, within } from '../../css/part.ts';
import { font, heading, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const screen = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
  maxWidth: '560px',
  marginInline: 'auto',
  padding: '64px 16px',
});

/** The error code, the largest element. */
export const figure = part({
  fontSize: '96px',
  lineHeight: '88px',
  fontWeight: 700,
  fontStretch: '75%',
  letterSpacing: '-0.02em',
  color: vars.text.action,
});

export const title = part({
  ...heading.page,
  fontFamily: font.slab,
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const message = part({ color: vars.text.soft, fontSize: '16px', lineHeight: '24px' });
export const keys = part({ color: vars.text.faint });
within(`${keys} > kbd`, {
  padding: '1px 5px',
  border: `1px solid ${vars.line.tick}`,
  borderRadius: '2px',
  font: 'inherit',
  fontSize: '12px',
});
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' });
