import { part, variants, within } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const line = `1px solid ${vars.line.row}`;

export const list = variants({
  rows: { borderTop: line },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: vars.space.m,
  },
  sum: { borderTop: line },
});

export const row = variants({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, 30%) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '0 16px',
    paddingBlock: vars.space.xs,
    borderBottom: line,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(88px, 36%) minmax(0, 1fr)' } },
  },
  /** A subgrid aligns the values of all columns, below terms of one or two lines. */
  columns: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0, minWidth: 0 },
  sum: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '16px',
    paddingBlock: vars.space.xs,
    borderBottom: line,
  },
});

/** A dark line above the sum replaces the pale one. */
export const sums = part({ marginTop: '-1px', borderTop: `1px solid ${vars.line.section}` });

export const term = part({ color: vars.text.faint });
within(`${row.columns} > dt`, { alignSelf: 'end' });
export const details = part({ minWidth: 0 });
/** An amount does not shrink; a long term wraps beside it. */
export const end = part({ flex: 'none', maxWidth: '70%', textAlign: 'end' });
