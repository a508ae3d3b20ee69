import type { TextSignature } from '@havan/contract/backoffice/content/legal-texts';
import type { SignatureRow } from '../../identity/agreements/legal-texts.service.ts';

export const presentSignature = (row: SignatureRow): TextSignature => ({
  userName: row.name,
  companyName: row.company,
  signedAt: row.signed_at.toISOString(),
});
