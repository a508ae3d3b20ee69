import { brandCalls } from '@havan/contract/backoffice/catalogue/brands';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { brand, brands, save } from './brands.service.ts';

export const brandRoutes: readonly Binding[] = [
  bind(brandCalls.findBrands, (request, { ctx }) => brands(ctx, request)),
  bind(brandCalls.getBrand, ({ brandId }, { ctx }) => brand(ctx, brandId)),
  bind(brandCalls.saveBrand, (request, { ctx, operator, caller }) => save(ctx, operator, caller, request)),
];
