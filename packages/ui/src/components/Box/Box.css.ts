import { part, variants } from '../../css/part.ts';
import { measure, radius, stroke } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const surface = variants({
  page: { background: vars.surface.page },
  sheet: { background: vars.surface.sheet },
  tile: { background: vars.surface.tile },
  selected: { background: vars.surface.selected },
  positive: { background: vars.surface.positive },
  attention: { background: vars.surface.attention },
  critical: { background: vars.surface.critical },
  info: { background: vars.surface.info },
  inverse: { background: vars.surface.inverse, color: vars.text.onInverse },
  poster: { background: vars.surface.poster, color: vars.text.onPoster },
});

const line = (key: 'section' | 'row') => `${stroke.hairline} solid ${vars.line[key]}`;

export const frame = variants({
  section: { border: line('section'), borderRadius: radius.control },
  row: { border: line('row'), borderRadius: radius.control },
});

export const above = variants({
  section: { borderTop: line('section') },
  row: { borderTop: line('row') },
});

export const below = variants({
  section: { borderBottom: line('section') },
  row: { borderBottom: line('row') },
});

export const grow = part({ flex: '1 1 0', minWidth: 0 });

export const width = variants({
  prose: { maxWidth: measure.prose },
  form: { maxWidth: measure.form, width: '100%' },
  card: { maxWidth: '240px', width: '100%' },
});
