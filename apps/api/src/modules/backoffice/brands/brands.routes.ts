import { brandCalls, setBrandLogo, setBrandLogoSchemas } from '@havan/contract/backoffice/catalogue/brands';
import type { FastifyInstance } from 'fastify';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Context } from '../../../core/context.ts';
import { pictureUpload } from '../product-pictures/picture-upload.ts';
import { brand, brands, removeLogo, save, setLogo } from './brands.service.ts';

export const brandRoutes: readonly Binding[] = [
  bind(brandCalls.findBrands, (request, { ctx }) => brands(ctx, request)),
  bind(brandCalls.getBrand, ({ brandId }, { ctx }) => brand(ctx, brandId)),
  bind(brandCalls.saveBrand, (request, { ctx, operator, caller }) => save(ctx, operator, caller, request)),
  bind(brandCalls.removeBrandLogo, ({ brandId }, { ctx, operator, caller }) =>
    removeLogo(ctx, operator, caller, brandId),
  ),
];

/** Registers the upload of a logo, a route outside the contract because it transfers bytes. */
export function brandLogoRoutes(scope: FastifyInstance, ctx: Context): void {
  pictureUpload(scope, ctx, {
    call: setBrandLogo,
    schemas: setBrandLogoSchemas,
    take: (inside, operator, caller, { brandId }, bytes) => setLogo(inside, operator, caller, brandId, bytes),
  });
}
