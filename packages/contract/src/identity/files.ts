import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** Purposes of a file; each has its own kinds and its own size. */
export const filePurposes = [
  'orderInvoice',
  'casePhoto',
  'productPhoto',
  'purchaseInvoice',
  'ticketFile',
  'messageFile',
  'badgeDocument',
  'companyDocument',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const fileMimeTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type FileMimeType = (typeof fileMimeTypes)[number];

/** Media types that may be uploaded; a WebP is stored as JPEG. */
export const sentMimeTypes = [...fileMimeTypes, 'image/webp'] as const;
export type SentMimeType = (typeof sentMimeTypes)[number];

const images = ['image/png', 'image/jpeg', 'image/webp'] as const;
const megabyte = 1024 * 1024;

/** The limits of an upload: kinds by content, never by name, and bytes. */
export const fileLimits: Readonly<
  Record<FilePurpose, { readonly mimeTypes: readonly SentMimeType[]; readonly maxBytes: number }>
> = {
  orderInvoice: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
  casePhoto: { mimeTypes: images, maxBytes: 5 * megabyte },
  productPhoto: { mimeTypes: images, maxBytes: 5 * megabyte },
  purchaseInvoice: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
  ticketFile: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
  messageFile: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
  companyDocument: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
  badgeDocument: { mimeTypes: fileMimeTypes, maxBytes: 5 * megabyte },
};

/** The least width and height of a product photo in pixels, by the picture rules. */
export const productPhotoMinEdge = 800;

/** The least width and height of a brand's logo in pixels. */
export const brandLogoMinEdge = 96;

export const fileId = v.pipe(v.string(), v.uuid());
/** Name of the file as the sender wrote it. */
export const fileName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** An uploaded file, which is deleted unless it is used within a day. */
export const storedFile = v.object({
  fileId,
  fileName: v.string(),
  mimeType: v.picklist(fileMimeTypes),
  size: v.number(),
});
export type StoredFile = v.InferOutput<typeof storedFile>;

export const uploadFileSchemas = {
  summary: 'Sends a file; the body is its bytes. PDF, PNG or JPEG by content, whatever the name says.',
  request: v.strictObject({
    purpose: v.picklist(filePurposes),
    fileName,
  }),
  result: storedFile,
};

/**
 * `POST ImageUpload/Upload?purpose=…&fileName=…` with the bytes as the body. The request body is not JSON, so its route
 * is registered outside the calls; the answer is an envelope.
 */
export const uploadFile = defineCall<typeof uploadFileSchemas>()({
  method: 'POST',
  path: 'ImageUpload/Upload',
  encoding: 'query',
  access: 'signedIn',
  key: 'invoices.write',
});

export const downloadFileSchemas = {
  summary:
    'The bytes of a file of one of your orders, tickets or conversations; a photo of a case also in a width.',
  request: v.strictObject({
    fileId,
    /**
     * For a photo of a case: the stored width that covers this one is returned, as AVIF or WebP by the `Accept` header.
     */
    width: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))),
  }),
  result: v.unknown(),
};

/** The bytes of a file, as an attachment, for the companies of its order, ticket or conversation. */
export const downloadFile = defineCall<typeof downloadFileSchemas>()({
  method: 'GET',
  path: 'ImageUpload/Download',
  encoding: 'query',
  access: 'signedIn',
});
