import { duplicateCalls } from '@havan/contract/backoffice/catalogue/duplicates';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { duplicates, merge, preview } from './duplicates.service.ts';

export const duplicateRoutes: readonly Binding[] = [
  bind(duplicateCalls.getDuplicates, (_request, { ctx }) => duplicates(ctx)),
  bind(duplicateCalls.previewMerge, (request, { ctx }) => preview(ctx, request)),
  bind(duplicateCalls.mergeProducts, (request, { ctx, operator, caller }) =>
    merge(ctx, operator, caller, request),
  ),
];
