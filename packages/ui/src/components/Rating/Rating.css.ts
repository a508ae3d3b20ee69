import { part } from '../../css/part.ts';
import { figure } from '../../theme/scales.ts';

export const rating = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});
export const label = part({ minWidth: '120px' });
export const value = part({
  fontWeight: figure.small.weight,
  fontStretch: figure.small.width,
  fontSize: '17px',
});
