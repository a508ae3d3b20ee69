import webPush from 'web-push';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { findIdentity, insertIdentity, lockIdentity, resealIdentity } from './push-identity.sql.ts';

/** The key pair that identifies this market to push services (VAPID, RFC 8292), in base64url. */
interface PushIdentity {
  readonly publicKey: string;
  readonly privateKey: string;
}

const kind = 'push-key';

/**
 * Returns the keys of this market and creates them on first use; two concurrent processes get the same keys.
 */
export async function pushIdentity(ctx: Pick<Context, 'config' | 'db' | 'ports'>): Promise<PushIdentity> {
  const { config, db, ports } = ctx;
  let row = await findIdentity(db);
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const box = sealed(privateKey, config.tokenSecret, ports.random, kind);
    await insertIdentity(db, publicKey, box);
    row = await findIdentity(db);
  }
  if (!row) throw new Error('The push identity was inserted and is not there.');
  return { publicKey: row.public_key, privateKey: unsealed(row.private_key, config, kind) };
}

/** Seals the private key with the new `TOKEN_SECRET` after a rotation, so that no device has to subscribe again. */
export async function resealPushIdentity({ db, config, ports }: Context): Promise<void> {
  if (config.formerTokenSecret === null) return;
  await withTransaction(db, async (trx) => {
    const row = await lockIdentity(trx);
    if (!row) return;
    const privateKey = unsealed(row.private_key, config, kind);
    await resealIdentity(trx, sealed(privateKey, config.tokenSecret, ports.random, kind));
  });
}
