import { focusRing } from '../../css/focus.ts';
import { part, within } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

/** Width of the input's invisible thumb, so that a click selects the tick below the pointer. */
const thumb = '24px';

export const root = part({ minWidth: 0 });
export const head = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.soft,
});
export const reading = part({
  minHeight: '20px',
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.main,
});
export const track = part({ position: 'relative', height: '56px' });
export const input = part({
  position: 'absolute',
  top: 0,
  left: `calc(50% / var(--choices) - ${thumb} / 2)`,
  width: `calc(100% - 100% / var(--choices) + ${thumb})`,
  height: '40px',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const ticks = part({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
});
export const choice = part({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
});
export const tick = part({ width: '2px', height: '14px', background: vars.line.control });
export const chosen = part({ width: '6px', height: '28px', background: vars.mark.positive });
const words = { fontSize: '12px', lineHeight: '16px', color: vars.text.soft } as const;
export const label = part({
  ...words,
  minHeight: words.lineHeight,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const ends = part({
  ...words,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const strong = part({ fontWeight: 600, color: vars.text.main });

within(`${input}:focus-visible + ${ticks} ${chosen}`, focusRing);
within(`${input}:hover + ${ticks} ${tick}`, { background: vars.mark.positive });
