import { part, variants } from '../../css/part.ts';
import { figure, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const face = ({ width, weight: fontWeight, ...rest }: (typeof figure)[keyof typeof figure]) => ({
  ...rest,
  fontStretch: width,
  fontWeight,
});

export const money = part({
  whiteSpace: 'nowrap',
  letterSpacing: '-0.005em',
  textDecorationThickness: '1px',
});

export const size = variants({
  small: { ...face(figure.small), fontSize: 'inherit', lineHeight: 'inherit' },
  standard: face(figure.standard),
  large: face(figure.large),
  display: { ...face(figure.display), letterSpacing: '-0.01em' },
  decision: {
    ...face(figure.decision),
    letterSpacing: '-0.02em',
    '@media': { [media.phone]: { fontSize: '48px', lineHeight: '48px' } },
  },
});

/** Kuruş are smaller only at the two display sizes; in a column of prices all digits have one size. */
export const kurus = variants({
  small: {},
  standard: {},
  large: {},
  display: { fontSize: '0.7em' },
  decision: { fontSize: '0.56em', letterSpacing: '-0.01em' },
});

const currencyBase = { color: vars.text.faint, fontWeight: weight.medium, letterSpacing: 0 };

export const currency = variants({
  small: { ...currencyBase, fontSize: '0.86em', color: 'inherit', fontWeight: 'inherit' },
  standard: { ...currencyBase, fontSize: '12px' },
  large: { ...currencyBase, fontSize: '13px' },
  display: { ...currencyBase, fontSize: '14px' },
  decision: { ...currencyBase, fontSize: '18px' },
});

export const tone = variants({
  main: { color: vars.text.main },
  soft: { color: vars.text.soft },
  faint: { color: vars.text.faint },
  positive: { color: vars.text.positive },
  attention: { color: vars.text.attention },
  critical: { color: vars.text.critical },
  inherit: { color: 'inherit' },
});

export const quiet = part({ fontWeight: 'inherit', fontStretch: '96%' });
export const strike = part({
  color: vars.text.faint,
  fontWeight: weight.regular,
  textDecorationLine: 'line-through',
});
