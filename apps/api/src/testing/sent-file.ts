import { apiPrefix } from '@havan/contract/call';
import { type FilePurpose, uploadFile } from '@havan/contract/identity/files';
import type { TestApp } from './test-app.ts';

/** The smallest file that is accepted as a PDF. */
export const testPdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

/** Uploads a PDF as a browser does; @returns its id. */
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
