import { part } from '../../css/part.ts';
import { media, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const row = `1px solid ${vars.line.row}`;
const section = `1px solid ${vars.line.section}`;

export const panel = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: section,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  '@media': {
    [media.phone]: { marginInline: '-16px', borderInline: 0, borderRadius: 0 },
    [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    '(min-width: 1200px)': { gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr) 416px' },
  },
});

export const picture = part({
  padding: '16px',
  borderBottom: row,
  '@media': {
    [media.phone]: { display: 'grid', justifyContent: 'center', gridTemplateColumns: 'minmax(0, 240px)' },
    [media.tablet]: { borderBottom: 0, borderInlineEnd: row },
  },
});

export const facts = part({
  minWidth: 0,
  padding: '20px 16px',
  '@media': { [media.tablet]: { padding: '24px' }, [media.wide]: { padding: '24px 32px' } },
});

export const decision = part({
  minWidth: 0,
  gridColumn: '1 / -1',
  padding: '20px 16px',
  borderTop: section,
  background: vars.surface.selected,
  '@media': {
    [media.tablet]: { padding: '24px' },
    '(min-width: 1200px)': { gridColumn: 'auto', borderTop: 0, borderInlineStart: section },
  },
});
