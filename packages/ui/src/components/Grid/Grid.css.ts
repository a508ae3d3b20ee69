import { part } from '../../css/part.ts';

export const grid = part({ display: 'grid', minWidth: 0 });
