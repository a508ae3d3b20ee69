import { part } from '../../css/part.ts';
import { media, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  paddingBlock: '8px',
  color: vars.text.soft,
  fontSize: '13px',
  // Hidden on touch devices and phones.
  '@media': { [media.coarse]: { display: 'none' } },
});
export const hint = part({ display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '24px' });
export const key = part({
  minWidth: '20px',
  padding: '0 5px',
  border: `1px solid ${vars.line.control}`,
  borderRadius: '2px',
  font: 'inherit',
  fontSize: '12px',
  lineHeight: '18px',
  textAlign: 'center',
  color: vars.text.main,
});
export const more = part({ selectors: { '&:hover': { color: vars.text.main } } });
export const group = part({ display: 'grid', gap: '4px', paddingBottom: vars.space.m });
export const title = part({ fontWeight: weight.strong });
export const line = part({ paddingBlock: '4px', borderBottom: `1px solid ${vars.line.row}` });
