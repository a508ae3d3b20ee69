import { apiPrefix } from '@havan/contract/call';
import { type FilePurpose, uploadFile } from '@havan/contract/identity/files';
import type { TestApp } from './test-app.ts';

/** The smallest PDF that is taken for one. */
export const testPdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

/** Sends a PDF as a browser would; @returns its id. */
export async function sentFile(
  app: TestApp,
  { token }: { readonly token: string },
  purpose: FilePurpose,
): Promise<string> {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadFile.path}?purpose=${purpose}&fileName=belge.pdf`,
    headers: { 'content-type': 'application/pdf', authorization: `Bearer ${token}` },
    payload: testPdf,
  });
  return answer.json<{ result: { fileId: string } }>().result.fileId;
}
