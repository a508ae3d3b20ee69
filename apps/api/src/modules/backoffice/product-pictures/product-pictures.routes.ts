import {
  productPictureCalls,
  setProductPicture,
  setProductPictureSchemas,
} from '@havan/contract/backoffice/catalogue/product-pictures';
import type { FastifyInstance } from 'fastify';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Context } from '../../../core/context.ts';
import { pictureUpload } from './picture-upload.ts';
import { productPictures, removePicture, setPicture } from './product-pictures.service.ts';

export const productPictureRoutes: readonly Binding[] = [
  bind(productPictureCalls.getProductPictures, ({ productId }, { ctx }) => productPictures(ctx, productId)),
  bind(productPictureCalls.removeProductPicture, (request, { ctx, operator, caller }) =>
    removePicture(ctx, operator, caller, request),
  ),
];

/** The upload of product pictures, a route outside the contract because it transfers bytes. */
export function productPictureFileRoutes(scope: FastifyInstance, ctx: Context): void {
  pictureUpload(scope, ctx, {
    call: setProductPicture,
    schemas: setProductPictureSchemas,
    take: setPicture,
  });
}
