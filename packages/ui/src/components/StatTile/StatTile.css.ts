import { part, variants } from '../../css/part.ts';
import { figure, media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const strip = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.web]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      selectors: {
        '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [media.wide]: {
      selectors: {
        '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
    },
  },
  overflow: 'clip',
  borderTop: `1px solid ${vars.line.section}`,
  borderBottom: `1px solid ${vars.line.row}`,
});

/**
 * Below the web width two tiles a row, and the last of an odd number fills its row. From the web width on,
 * the last of five spans two thirds of its row until all fit into one. So no cell stays empty.
 */
export const cell = part({
  containerType: 'inline-size',
  minWidth: 0,
  '@media': {
    [media.belowWeb]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [media.web]: { selectors: { '&:last-child:nth-child(5)': { gridColumn: 'span 2' } } },
    [media.wide]: { selectors: { '&:last-child:nth-child(5)': { gridColumn: 'auto' } } },
  },
});

export const tile = part({
  height: '100%',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8px',
  minWidth: 0,
  padding: '12px 16px',
  marginInlineStart: '-1px',
  marginBottom: '-1px',
  borderInlineStart: `1px solid ${vars.line.row}`,
  borderBottom: `1px solid ${vars.line.row}`,
});

/** Below this width the chart is hidden, to leave room for number and remark. */
export const chart = part({ display: 'none', '@container': { '(min-width: 280px)': { display: 'block' } } });
/** Aligned at the top, so that the labels of all tiles are at one height. */
export const words = part({ display: 'grid', alignSelf: 'start', minWidth: 0 });
export const label = part({ fontSize: '13px', lineHeight: '18px', color: vars.text.soft });
export const value = part({
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: figure.large.weight,
  fontStretch: '80%',
});
export const remark = part({ fontSize: '12px', lineHeight: '16px' });
export const remarkTone = variants({
  neutral: { color: vars.text.faint },
  positive: { color: vars.text.positive },
  critical: { color: vars.text.critical },
});
