import { focusInside } from '../../css/focus.ts';
import { part, variants } from '../../css/part.ts';
import { layer, media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = part({
  position: 'relative',
  minWidth: 0,
  borderTop: `1px solid ${vars.line.section}`,
  borderBottom: `1px solid ${vars.line.section}`,
  background: vars.surface.sheet,
});

/** Scrolls in both directions; the header and the first columns stay in view. */
export const scroller = part({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxHeight: 'max(320px, calc(100dvh - 240px))',
  scrollPaddingTop: '40px',
});

export const body = part({ position: 'relative' });
export const item = part({ position: 'absolute', top: 0, insetInlineStart: 0, width: '100%' });
/** Row of the active cell, whose input and message overlap the next row. */
export const itemActive = part({ zIndex: layer.raised });

const line = { display: 'grid', minWidth: '100%' } as const;
export const headRow = part({ ...line, background: 'inherit' });
export const head = part({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: vars.surface.sheet,
  color: vars.text.soft,
  fontSize: '13px',
});
export const row = part({
  ...line,
  background: vars.surface.sheet,
});
export const rowTone = variants({
  chosen: { background: vars.surface.selected },
  attention: { background: vars.surface.attention },
  critical: { background: vars.surface.critical },
});

export const cell = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: `${vars.space.xxs} 12px`,
  borderBottom: `1px solid ${vars.line.row}`,
  selectors: { '&:focus-visible': focusInside },
});
export const content = part({ minWidth: 0, width: '100%' });
export const align = variants({ start: {}, end: { textAlign: 'end', justifyContent: 'flex-end' } });
export const box = part({ padding: '0 0 0 12px' });

/** Stays in view while the rest scrolls sideways, with the background of the row. */
export const pinned = part({
  position: 'sticky',
  zIndex: layer.raised,
  background: 'inherit',
});
export const lastPinned = part({ borderInlineEnd: `1px solid ${vars.line.row}` });

export const writable = part({
  cursor: 'cell',
  selectors: { '&:hover': { background: vars.surface.hover } },
});
export const inBlock = part({
  background: vars.surface.selected,
  '@media': { [media.forced]: { outline: `1px dashed ${vars.line.control}`, outlineOffset: '-3px' } },
});
/** Marks a cell by a line at its start. */
const rule = (colour: string) => ({
  boxShadow: `inset 3px 0 ${colour}`,
  '@media': { [media.forced]: { borderInlineStart: '3px solid' } },
});
export const state = variants({
  changed: rule(vars.mark.attention),
  asked: { ...rule(vars.mark.attention), background: vars.surface.attention },
  refused: { ...rule(vars.mark.critical), background: vars.surface.critical },
  saving: { ...rule(vars.line.tick), color: vars.text.faint },
});

export const editor = part({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: '0 12px',
  border: 0,
  borderRadius: radius.none,
  background: vars.surface.sheet,
  color: vars.text.main,
  fontWeight: weight.strong,
  textAlign: 'inherit',
  outline: `2px solid ${vars.line.focus}`,
  outlineOffset: '-2px',
});

/** Message of the active cell, below it. */
export const bubble = part({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: layer.raised,
  width: 'max-content',
  maxWidth: '320px',
  padding: '6px 10px',
  border: `1.5px solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  color: vars.text.soft,
  fontSize: '12px',
  lineHeight: '16px',
  textAlign: 'start',
});
export const bubbleRefused = part({ borderColor: vars.mark.critical, color: vars.text.critical });

export const heading = part({
  minHeight: '40px',
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  background: 'inherit',
  borderBottomColor: vars.line.tick,
});
export const sort = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  fontWeight: 'inherit',
  selectors: { '&:hover': { color: vars.text.main } },
});
/** Places the sort arrow before the heading, so that the heading is aligned with its numbers. */
export const sortEnd = part({ flexDirection: 'row-reverse' });
export const sorted = part({ color: vars.text.main, fontWeight: weight.strong });
export const unsorted = part({
  opacity: 0,
  transition: `opacity ${motion.colour}`,
  selectors: { [`${sort}:is(:hover, :focus-visible) > &`]: { opacity: 0.5 } },
});

export const note = part({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 16px 8px 52px',
  borderBottom: `1px solid ${vars.line.row}`,
});
/** Aligns a note with its row in the list. */
export const listNote = part({ paddingInlineStart: '16px' });
export const noteTone = variants({
  neutral: { background: vars.surface.tile },
  attention: { ...rule(vars.mark.attention), background: vars.surface.attention },
  critical: { ...rule(vars.mark.critical), background: vars.surface.critical },
});

export const tail = part({ display: 'flex', justifyContent: 'center', gap: '12px', padding: '12px 16px' });
export const tailWords = part({ alignSelf: 'center', color: vars.text.critical });

/** The list for narrow widths. */
export const list = part({ position: 'relative' });
export const listRow = part({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingInline: '16px',
  borderBottom: `1px solid ${vars.line.row}`,
});
export const opener = part({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  minWidth: 0,
  paddingBlock: '12px',
  textAlign: 'start',
  selectors: { '&:focus-visible': focusInside },
});
export const listPart = variants({
  lead: { gridArea: '1 / 1', minWidth: 0 },
  trail: { gridArea: '1 / 2', textAlign: 'end' },
});
/** Details below the first line, side by side, each below its heading. */
export const listDetails = part({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: '8px 12px',
});
export const listDetail = part({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
});
export const listLabel = part({ color: vars.text.faint, fontSize: '12px', lineHeight: '16px' });
