import { part } from '../../css/part.ts';
import { figure } from '../../theme/scales.ts';

export const root = part({ display: 'grid', gap: '4px' });
export const words = part({ display: 'flex', justifyContent: 'space-between', gap: '12px' });
export const reading = part({ fontWeight: figure.small.weight, fontStretch: figure.small.width });
export const way = part({ display: 'flex', alignItems: 'center', gap: '12px' });
