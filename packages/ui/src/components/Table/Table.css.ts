import type { StyleRule } from '@vanilla-extract/css';
import { focusInside } from '../../css/focus.ts';
import { part, variants, within } from '../../css/part.ts';
import { layer, media, motion, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/**
 * A table folds by its own width, not by that of the window, so that it folds earlier beside a menu or in a
 * dialog: `comparing` and `wide` tables below 1040 px, others below 620 px.
 */
const fold = (rule: StyleRule) => ({
  '@container': { 'rows (max-width: 619px)': rule, 'offers (max-width: 1039px)': rule },
});

const tablet = '(min-width: 768px) and (max-width: 992px)';

const rowLine = `1px solid ${vars.line.row}`;

export const wrapper = part({
  // Visually hidden elements are absolutely positioned; without a positioned ancestor they would widen the
  // page.
  position: 'relative',
  containerType: 'inline-size',
  borderTop: `1px solid ${vars.line.section}`,
  borderBottom: `1px solid ${vars.line.section}`,
  background: vars.surface.sheet,
  '@media': {
    // Too narrow for the columns and too wide to fold: the table scrolls, not the page.
    [media.belowWeb]: { overflowX: 'auto' },
    [media.phone]: { marginInline: '-16px' },
  },
});

export const container = variants({
  standard: { containerName: 'rows' },
  wide: { containerName: 'offers' },
});

export const table = part({
  width: '100%',
  ...fold({ display: 'block' }),
});

export const look = variants({ standard: {}, comparing: {} });

export const head = part({
  color: vars.text.soft,
  fontSize: '13px',
  ...fold({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});

export const stickyHead = part({
  '@media': {
    [media.web]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.raised,
      background: vars.surface.sheet,
      boxShadow: `inset 0 -1px ${vars.line.tick}`,
    },
  },
});

export const heading = part({
  height: '40px',
  padding: '0 12px',
  borderBottom: `1px solid ${vars.line.tick}`,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { paddingInline: '8px' } },
});

export const align = variants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
});

export const sort = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  fontWeight: 'inherit',
  selectors: { '&:hover': { color: vars.text.main } },
});
export const sorted = part({ color: vars.text.main, fontWeight: weight.strong });
export const unsorted = part({
  opacity: 0,
  selectors: { [`${sort}:is(:hover, :focus-visible) > &`]: { opacity: 0.5 } },
});

export const row = part({
  borderBottom: rowLine,
  transition: `background-color ${motion.colour}`,
  selectors: { '&:last-child': { borderBottom: 0 }, '&:hover': { background: vars.surface.hover } },
  ...fold({
    position: 'relative',
    display: 'grid',
    // A long text at the end wraps before it narrows the name.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
    gridAutoFlow: 'row dense',
    gap: '8px 12px',
    padding: '12px 16px',
  }),
});
within(`${wrapper} tbody`, { ...fold({ display: 'block' }) });

export const tone = variants({
  recommended: {
    background: vars.surface.selected,
    boxShadow: `inset 4px 0 ${vars.mark.positive}`,
    '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
  attention: { background: vars.surface.attention },
  critical: { background: vars.surface.critical },
});

export const chosen = part({
  background: vars.surface.selected,
  '@media': { [media.forced]: { outline: `1px dashed ${vars.line.control}`, outlineOffset: '-3px' } },
});

export const cell = part({
  height: vars.row.standard,
  padding: `${vars.space.xxs} 12px`,
  verticalAlign: 'middle',
  selectors: { [`${look.comparing} &`]: { height: vars.row.comparing } },
  '@media': { [tablet]: { paddingInline: '8px' } },
  ...fold({
    height: 'auto',
    padding: 0,
    textAlign: 'start',
    selectors: { [`${look.comparing} &`]: { height: 'auto' } },
  }),
});

const onPhone = (rule: Record<string, string>) => ({ ...fold(rule) });

/** A folded row is a grid of two columns: `lead` cells left, `trail` cells right. */
export const phone = variants({
  lead: onPhone({ gridColumn: '1' }),
  trail: onPhone({ gridColumn: '2', textAlign: 'end' }),
  detail: onPhone({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    justifyContent: 'space-between',
    alignItems: 'baseline',
  }),
  // Actions of a row stay on one line; in a folded row they have its whole width.
  action: { whiteSpace: 'nowrap', ...fold({ gridColumn: '1 / -1', display: 'grid', whiteSpace: 'normal' }) },
  hidden: onPhone({ display: 'none' }),
});

export const phoneLabel = part({
  display: 'none',
  ...fold({ display: 'inline', color: vars.text.faint, fontSize: '13px' }),
});

export const folded = part({});
within(`${folded} > ${phone.detail}, ${folded} > ${phone.action}`, {
  ...fold({ display: 'none' }),
});

export const boxCell = part({
  width: '40px',
  padding: '0 0 0 12px',
  verticalAlign: 'middle',
  ...fold({
    position: 'absolute',
    zIndex: layer.raised,
    insetInlineStart: '16px',
    top: '12px',
    padding: 0,
    width: 'auto',
  }),
});

// In a folded row the checkbox has a column of its own at the left.
within(`${row}:has(> ${boxCell}):not(:has(> ${phone.action}))`, { ...fold({ paddingInlineStart: '52px' }) });

// When a folded row ends in buttons, the checkbox is at the start of their line.
within(`${row}:has(> ${phone.action}) > ${boxCell}`, {
  ...fold({ top: 'auto', bottom: '22px' }),
});
// A full-width button leaves room for the checkbox.
within(`${row}:has(> ${boxCell}) > ${phone.action}`, { ...fold({ paddingInlineStart: '36px' }) });

/** Cell of the button that expands a row; in a folded row the button covers the whole row. */
export const openCell = part({
  width: '40px',
  padding: '0 0 0 12px',
  verticalAlign: 'middle',
  ...fold({ display: 'contents' }),
});

export const toggle = part({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  color: vars.text.soft,
  selectors: { '&:focus-visible': focusInside },
  ...fold({
    position: 'absolute',
    inset: 0,
    width: 'auto',
    height: 'auto',
    alignItems: 'end',
    paddingBottom: '2px',
  }),
});
const arrow = { rotate: '-90deg', transition: `rotate ${motion.colour}` };
within(`${toggle} > span:first-child`, { ...arrow, ...fold({ rotate: '0deg' }) });
export const toggleOpen = part({});
within(`${toggleOpen} > span:first-child`, {
  rotate: '0deg',
  ...fold({ rotate: '180deg' }),
});

export const expanded = part({ background: vars.surface.selected, borderBottom: rowLine });
within(`${expanded} > td`, { padding: '0 16px 16px' });
within(`${expanded}, ${expanded} > td`, { ...fold({ display: 'block' }) });

/** The tap target covers the first lines of the row; links and buttons in it are layered above. */
export const tapCell = part({ display: 'none', ...fold({ display: 'contents' }) });
export const tap = part({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: '2px',
  color: vars.text.faint,
  selectors: { '&:focus-visible': focusInside },
});
export const turned = part({ rotate: '180deg' });
const opens = `${row}:has(> :is(${tapCell}, ${openCell}))`;
within(`${opens} > ${cell} :is(a, button, input, label)`, {
  ...fold({ position: 'relative', zIndex: layer.raised }),
});
// Makes a link of one line high enough to be tapped within a row that opens (WCAG 2.5.8).
within(`${opens} > ${cell} a`, { ...fold({ paddingBlock: '4px' }) });
within(opens, { ...fold({ paddingBottom: '20px' }) });

/** Only a table with a pinned column may be wider than its container. */
export const scrolling = part({ overflowX: 'auto' });
export const pinned = part({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.raised,
  background: vars.surface.sheet,
  boxShadow: `inset -1px 0 ${vars.line.row}`,
  ...fold({ position: 'static', boxShadow: 'none', background: 'none' }),
});
within(`${chosen} > ${pinned}, ${tone.recommended} > ${pinned}`, { background: vars.surface.selected });

/** The text shown instead of rows has the padding of a cell. */
export const empty = part({ padding: '8px 12px' });
