import { turnoverBonusCalls } from '@havan/contract/money/turnover-bonus';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { turnoverBonus } from './turnover-bonus.service.ts';

export const turnoverBonusRoutes: readonly Binding[] = [
  bind(turnoverBonusCalls.getTurnoverBonus, (_request, { ctx, actor }) => turnoverBonus(ctx, actor)),
];
