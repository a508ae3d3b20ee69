import { priceRuleCalls } from '@havan/contract/listings/price-rules';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { listPriceRules, stopRules } from './price-rule-list.service.ts';
import { deletePriceRule, priceRuleOf, setPriceRule } from './price-rules.service.ts';

export const priceRuleRoutes: readonly Binding[] = [
  bind(priceRuleCalls.getPriceRules, (request, { ctx, actor }) => listPriceRules(ctx, actor, request)),
  bind(priceRuleCalls.stopPriceRules, (request, { ctx, actor }) => stopRules(ctx, actor, request)),
  bind(priceRuleCalls.getPriceRule, (request, { ctx, actor }) => priceRuleOf(ctx, actor, request)),
  bind(priceRuleCalls.setPriceRule, (request, { ctx, actor }) => setPriceRule(ctx, actor, request)),
  bind(priceRuleCalls.deletePriceRule, (request, { ctx, actor }) => deletePriceRule(ctx, actor, request)),
];
