import type { Call, RequestOf } from '@havan/contract/call';
import { downloadFile, type FilePurpose, type StoredFile, uploadFile } from '@havan/contract/identity/files';
import { openAnswer } from './answer.ts';
import type { Api } from './client.ts';

/** Sends a file and answers the id under which it is used. @throws ApiError */
export async function sendFile(api: Api, purpose: FilePurpose, file: File): Promise<StoredFile> {
  const request = { purpose, fileName: file.name.slice(0, 200) || 'belge' };
  return (await openAnswer(await api.open(uploadFile, request, { file }))) as StoredFile;
}

/** Returns the bytes that a call answers with instead of an envelope. @throws ApiError */
export async function fetchFile<C extends Call>(
  api: Pick<Api, 'open'>,
  call: C,
  request: RequestOf<C>,
): Promise<Blob> {
  const response = await api.open(call, request);
  // A refusal is an envelope, and opening it throws it.
  if (!response.ok) await openAnswer(response);
  return response.blob();
}

/**
 * Returns the bytes of a file of one of the company's orders; of a photo of a case in the kept width that
 * covers `width`.
 * @throws ApiError
 */
export const fetchStoredFile = (api: Api, fileId: string, width?: number): Promise<Blob> =>
  fetchFile(api, downloadFile, { fileId, ...(width !== undefined && { width: String(width) }) });
