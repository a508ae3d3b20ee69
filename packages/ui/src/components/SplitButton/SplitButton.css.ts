import { part } from '../../css/part.ts';

export const group = part({ display: 'inline-flex', gap: '1px' });
