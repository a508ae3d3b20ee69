import { pictureViews } from '@havan/domain/product-picture';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText } from '../../primitives.ts';

const productPictures = v.object({
  /** Views that show a photograph; the others show a drawing or the outline of a pack. */
  photographs: v.array(v.picklist(pictureViews)),
});

const getProductPicturesSchemas = {
  summary: 'The views of a product that show a photograph.',
  request: v.strictObject({ productId: idText }),
  result: productPictures,
};
export const getProductPictures = defineCall<typeof getProductPicturesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetProductPictures',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const removeProductPictureSchemas = {
  summary: 'Removes a photograph of a product.',
  request: v.strictObject({ productId: id, view: v.picklist(pictureViews) }),
  result: productPictures,
};
export const removeProductPicture = defineCall<typeof removeProductPictureSchemas>()({
  method: 'POST',
  path: 'Backoffice/RemoveProductPicture',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const setProductPictureSchemas = {
  summary:
    'Sets a photograph as a picture of a product; the body is its bytes, PNG, JPEG or WebP by content.',
  request: v.strictObject({ productId: idText, view: v.picklist(pictureViews) }),
  result: productPictures,
};
/** The request body is the file, so its route is registered outside the calls. */
export const setProductPicture = defineCall<typeof setProductPictureSchemas>()({
  method: 'POST',
  path: 'Backoffice/SetProductPicture',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

export const productPictureCalls = {
  getProductPictures: withSchemas(getProductPictures, getProductPicturesSchemas),
  removeProductPicture: withSchemas(removeProductPicture, removeProductPictureSchemas),
};
