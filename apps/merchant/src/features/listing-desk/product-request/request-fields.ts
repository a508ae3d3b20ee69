import { ApiError } from '@havan/api-client/api-error';
import { fileLimits } from '@havan/contract/identity/files';
import { requestPicturesMax } from '@havan/contract/listings/product-requests';
import { requestTexts } from './request-texts.ts';

/** Fields of the form that can be refused. */
export type RequestField = 'name' | 'brand' | 'psf' | 'photos' | 'terms';

const fieldOfPath: Readonly<Record<string, RequestField>> = {
  name: 'name',
  brand: 'brand',
  psf: 'psf',
  // `file` is the refusal of an upload.
  file: 'photos',
  pictureFileIds: 'photos',
  terms: 'terms',
};

/** Returns the field that the server refused; `form` for a refusal of the whole request. */
export function fieldOfRefusal(error: unknown): RequestField | 'form' {
  const path = error instanceof ApiError ? error.errors[0]?.path : undefined;
  return fieldOfPath[path?.split('.')[0] ?? ''] ?? 'form';
}

const { mimeTypes, maxBytes } = fileLimits.productPhoto;

/**
 * Returns those of the chosen photos that can be sent beside `held` others, and why one cannot, or null. The kind is
 * the one that the browser states; the server reads the content.
 */
export function readPhotos(
  chosen: readonly File[],
  held: number,
): { readonly files: readonly File[]; readonly refusal: string | null } {
  const isKnown = ({ type }: File) => mimeTypes.some((kind) => kind === type);
  const wrong = chosen.find((file) => !isKnown(file));
  const large = chosen.find(({ size }) => size > maxBytes);
  const sendable = chosen.filter((file) => isKnown(file) && file.size <= maxBytes);
  const files = sendable.slice(0, requestPicturesMax - held);
  if (wrong) return { files, refusal: requestTexts.wrongKind(wrong.name) };
  if (large) return { files, refusal: requestTexts.tooLarge(large.name) };
  return { files, refusal: files.length < sendable.length ? requestTexts.tooMany : null };
}
