import { part, variants } from '../../css/part.ts';
import { figure, text, weight as weights } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const { width: fontStretch, weight: fontWeight, ...display } = figure.display;

export const size = variants({ ...text, figure: { ...display, fontStretch, fontWeight } });

export const tone = variants({
  main: { color: vars.text.main },
  soft: { color: vars.text.soft },
  faint: { color: vars.text.faint },
  positive: { color: vars.text.positive },
  attention: { color: vars.text.attention },
  critical: { color: vars.text.critical },
  info: { color: vars.text.info },
  inherit: { color: 'inherit' },
});

export const weight = variants({
  regular: { fontWeight: weights.regular },
  medium: { fontWeight: weights.medium },
  strong: { fontWeight: weights.strong },
});

export const align = variants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const truncate = part({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  // Otherwise it would be as wide as its text in a grid that aligns items to one side.
  maxWidth: '100%',
});

const clamp = (count: number) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
});

export const lines = variants({ 1: clamp(1), 2: clamp(2), 3: clamp(3) });
export const narrow = part({ fontStretch: '92%' });
export const noWrap = part({ whiteSpace: 'nowrap' });
