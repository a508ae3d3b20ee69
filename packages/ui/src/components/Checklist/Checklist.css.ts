import { part, variants } from '../../css/part.ts';
import { media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ borderTop: `1px solid ${vars.line.section}`, minWidth: 0 });
export const sum = part({ paddingBlock: '8px', fontSize: '13px', color: vars.text.soft });
export const list = part({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto auto',
  columnGap: '16px',
  '@media': { [media.phone]: { gridTemplateColumns: '12px minmax(0, 1fr) auto' } },
});
export const item = part({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: '4px',
  minHeight: '56px',
  paddingBlock: '8px',
  borderTop: `1px solid ${vars.line.row}`,
});
export const mark = part({ width: '12px', height: '12px', border: '2px solid' });
export const markState = variants({
  open: { borderColor: vars.line.control },
  waiting: {
    borderColor: vars.mark.attention,
    background: `linear-gradient(90deg, ${vars.mark.attention} 50%, transparent 50%)`,
  },
  missing: { borderColor: vars.mark.critical, background: vars.mark.critical, rotate: '45deg' },
  done: { borderColor: vars.mark.positive, background: vars.mark.positive },
});
export const words = part({ display: 'grid', minWidth: 0 });
export const title = part({ fontWeight: weight.strong });
export const why = part({ fontSize: '13px', lineHeight: '18px', color: vars.text.soft });
const reasonText = { fontSize: '13px', lineHeight: '18px', overflowWrap: 'anywhere' } as const;
export const reason = variants({
  open: { ...reasonText, color: vars.text.soft },
  waiting: { ...reasonText, color: vars.text.attention },
  missing: { ...reasonText, color: vars.text.critical },
  done: { ...reasonText, color: vars.text.positive },
});
export const state = part({ fontSize: '13px', color: vars.text.soft, whiteSpace: 'nowrap' });
export const action = part({
  display: 'flex',
  justifyContent: 'end',
  '@media': { [media.phone]: { gridColumn: '2 / -1', justifyContent: 'start' } },
});
