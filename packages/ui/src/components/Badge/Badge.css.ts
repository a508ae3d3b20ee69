import { part, variants } from '../../css/part.ts';
import { media, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const badge = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

/** In forced colours backgrounds are removed; an outline keeps the edge visible. */
const edged = { '@media': { [media.forced]: { outline: '1px solid', outlineOffset: '-1px' } } } as const;
/** For table rows with text of 14 px. */
const plain = (color: string) => ({ color, fontSize: '13px', lineHeight: '18px' });
const filled = (color: string, background: string) => ({
  color,
  background,
  padding: '2px 6px',
  borderRadius: radius.mark,
  ...edged,
});
const count = (color: string, background: string) => ({
  color,
  background,
  justifyContent: 'center',
  minWidth: '18px',
  height: '18px',
  padding: '0 4px',
  borderRadius: radius.mark,
  ...edged,
});

const { text, surface, grade, fill } = vars;

export const look = variants({
  'plain-neutral': plain(text.soft),
  'plain-positive': plain(text.positive),
  'plain-attention': plain(text.attention),
  'plain-critical': plain(text.critical),
  'plain-info': plain(text.info),
  'filled-neutral': filled(text.soft, surface.hover),
  'filled-positive': filled(text.positive, surface.positive),
  'filled-attention': filled(text.attention, surface.attention),
  'filled-critical': filled(text.critical, surface.critical),
  'filled-info': filled(text.info, surface.info),
  'count-neutral': count(text.soft, surface.hover),
  'count-positive': count(text.onAction, fill.action),
  'count-attention': count(grade.onFair, grade.fair),
  'count-critical': count(text.onCritical, fill.critical),
  'count-info': count(text.info, surface.info),
});

export const mark = part({
  flex: 'none',
  width: '8px',
  height: '8px',
  border: '1.5px solid currentColor',
  marginInlineEnd: '4px',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

const half = 'linear-gradient(90deg, currentColor 50%, transparent 50%)';
export const shape = variants({
  full: { background: 'currentColor' },
  half: { background: half },
  moving: { background: half, borderRadius: '50%' },
  done: { background: 'currentColor', borderRadius: '50%' },
  turned: { transform: 'rotate(45deg)' },
});
