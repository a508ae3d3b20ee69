import type { getProductPictures } from '@havan/contract/backoffice/catalogue/product-pictures';
import type { ResultOf } from '@havan/contract/call';
import type { PictureView } from '@havan/domain/product-picture';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import {
  keepPhoto,
  photographedViews,
  removeProductPhoto,
  setProductPhoto,
} from '../../catalogue/pictures/product-photos.service.ts';
import { checkFile } from '../../identity/files/files.service.ts';
import { record } from '../audit/record.ts';

type Pictures = ResultOf<typeof getProductPictures>;

interface Place {
  readonly productId: number;
  readonly view: PictureView;
}

/** Returns the views of a product that show a photograph. */
export const productPictures = async (ctx: Context, productId: number): Promise<Pictures> => ({
  photographs: await photographedViews(ctx, productId),
});

/** Sets a photograph with an audit entry. @throws AppError `recordNotFound`, `invalidRequest` as for any upload */
export async function setPicture(
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  { productId, view }: Place,
  sent: Uint8Array,
): Promise<Pictures> {
  const { bytes } = await checkFile('productPhoto', sent);
  const photo = await keepPhoto(ctx, bytes);
  return withTransaction(ctx.db, async (trx) => {
    await setProductPhoto({ db: trx }, productId, view, photo);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'product.picture',
      subject: ['product', productId],
      before: null,
      after: { view, hash: photo.hash },
    });
    return productPictures({ ...ctx, db: trx }, productId);
  });
}

/** Removes a photograph with an audit entry. @throws AppError `recordNotFound` when there is none */
export async function removePicture(
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  { productId, view }: Place,
): Promise<Pictures> {
  return withTransaction(ctx.db, async (trx) => {
    if (!(await removeProductPhoto({ db: trx }, productId, view))) throw new AppError('recordNotFound');
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'product.pictureRemove',
      subject: ['product', productId],
      before: { view },
      after: null,
    });
    return productPictures({ ...ctx, db: trx }, productId);
  });
}
