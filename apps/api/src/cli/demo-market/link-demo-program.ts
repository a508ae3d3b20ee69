import { openDatabase } from '../../core/db/database.ts';
import { systemRandom } from '../../core/ports/random-port.ts';
import { sealed } from '../../core/secret-box.ts';
import { hashOf } from '../../modules/identity/session/tokens.ts';
import { secretOf } from '../../modules/notifications/webhooks/webhook-message.ts';
import { addDemoKeys, addDemoWebhook } from './demo-program.sql.ts';

const secretBytes = 32;
const random = (): string => systemRandom.token(secretBytes);

/**
 * Gives the demo seller API keys and a webhook address, with a day of use. Nobody has seen the keys or the secret, and
 * the address is paused, so nothing is sent to it.
 */
export async function linkDemoProgram(
  url: string,
  { seller, tokenSecret, now }: { readonly seller: string; readonly tokenSecret: string; readonly now: Date },
): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-seed-program' });
  try {
    await addDemoKeys(db, { seller, used: hashOf(random()), revoked: hashOf(random()), now });
    const secret = sealed(secretOf(random()), tokenSecret, systemRandom, 'webhook-secret');
    await addDemoWebhook(db, { seller, secret, now });
  } finally {
    await close();
  }
}
