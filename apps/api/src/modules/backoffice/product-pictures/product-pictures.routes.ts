import {
  productPictureCalls,
  setProductPicture,
  setProductPictureSchemas,
} from '@havan/contract/backoffice/catalogue/product-pictures';
import { apiPrefix, type ParsedRequestOf } from '@havan/contract/call';
import { fileLimits } from '@havan/contract/identity/files';
import type { FastifyInstance } from 'fastify';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Context } from '../../../core/context.ts';
import { successEnvelope } from '../../../core/http/envelope.ts';
import { operatorOf, refuseOtherHosts } from '../../../core/http/operator-of.ts';
import { parseRequest } from '../../../core/http/parse-request.ts';
import { createOperatorAuthenticator } from '../operators/operator-authenticator.ts';
import { productPictures, removePicture, setPicture } from './product-pictures.service.ts';

export const productPictureRoutes: readonly Binding[] = [
  bind(productPictureCalls.getProductPictures, ({ productId }, { ctx }) => productPictures(ctx, productId)),
  bind(productPictureCalls.removeProductPicture, (request, { ctx, operator, caller }) =>
    removePicture(ctx, operator, caller, request),
  ),
];

/** The upload of product pictures, a route outside the contract because it transfers bytes. */
export function productPictureFileRoutes(scope: FastifyInstance, ctx: Context): void {
  const authenticate = createOperatorAuthenticator(ctx);
  scope.removeAllContentTypeParsers();
  // One byte more than allowed is read, so that the refusal can name the limit.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: fileLimits.productPhoto.maxBytes + 1024 },
    (_request, body, done) => {
      done(null, body);
    },
  );
  scope.post(`${apiPrefix}/${setProductPicture.path}`, async (request) => {
    refuseOtherHosts(setProductPicture, request, ctx.config);
    const operator = await operatorOf(setProductPicture, request, authenticate);
    const place = parseRequest(setProductPicture, request, setProductPictureSchemas) as ParsedRequestOf<
      typeof setProductPicture
    >;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return successEnvelope(
      await setPicture({ ...ctx, log: request.log }, operator, { ip: request.ip }, place, bytes),
    );
  });
}
