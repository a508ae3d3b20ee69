import { withTransaction } from '../../../core/db/transaction.ts';
import type { Context } from '../../../core/context.ts';
import { lockSealedSecrets, setSealedSecret } from './operators.sql.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';

/**
 * After a rotation of `TOKEN_SECRET`, re-encrypts the second factors of the operators, so that the former secret can be
 * removed.
 */
export async function resealOperators({ db, config, ports }: Context): Promise<void> {
  if (config.formerTokenSecret === null) return;
  await withTransaction(db, async (trx) => {
    for (const { id, totp_secret } of await lockSealedSecrets(trx)) {
      const secret = unsealed(totp_secret, config, 'operator-secret');
      await setSealedSecret(trx, id, sealed(secret, config.tokenSecret, ports.random, 'operator-secret'));
    }
  });
}
