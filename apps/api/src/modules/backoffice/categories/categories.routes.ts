import { categoryCalls } from '@havan/contract/backoffice/catalogue/categories';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { categoryContents, categoryTree, save } from './categories.service.ts';

export const operatorCategoryRoutes: readonly Binding[] = [
  bind(categoryCalls.getCategoryTree, (_request, { ctx }) => categoryTree(ctx)),
  bind(categoryCalls.getCategoryContents, ({ categoryId }, { ctx }) => categoryContents(ctx, categoryId)),
  bind(categoryCalls.saveCategory, (request, { ctx, operator, caller }) =>
    save(ctx, operator, caller, request),
  ),
];
