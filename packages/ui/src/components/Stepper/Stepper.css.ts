import { part, variants } from '../../css/part.ts';
import { figure as amounts, media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  borderBottom: `1px solid ${vars.line.row}`,
});

export const step = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  paddingBottom: '8px',
  borderBottom: '3px solid transparent',
  '@media': { [media.forced]: { borderColor: 'Canvas' } },
});

export const state = variants({
  done: { color: vars.text.soft },
  now: { color: vars.text.main, fontWeight: weight.strong, borderColor: vars.mark.positive },
  next: { color: vars.text.faint },
});

export const figure = part({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: '1px solid',
  borderRadius: '2px',
  fontWeight: amounts.small.weight,
  fontSize: '13px',
});

export const figureState = variants({
  done: { color: vars.text.positive, background: vars.surface.positive, borderColor: 'transparent' },
  now: { color: vars.text.onAction, background: vars.fill.action, borderColor: vars.fill.action },
  next: { borderColor: vars.line.control },
});
