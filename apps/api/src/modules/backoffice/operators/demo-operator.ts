import type { OperatorRole } from '@havan/domain/operator';
import type { Context } from '../../../core/context.ts';
import { hashPassword } from '../../identity/session/passwords.ts';
import { findOperatorByName, insertOperator } from './operators.sql.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { base32, currentCode } from './totp.ts';

const username = 'operator';
const secretBytes = 20;
/** All roles except managing operators, who would outlive the demo. */
const roles: OperatorRole[] = ['finance', 'catalogue', 'support'];

/** Creates the demo's operator account if it does not exist. */
export async function makeDemoOperator({ db, config, ports }: Context): Promise<void> {
  const password = ports.demoMarket?.accounts[0]?.password;
  if (password === undefined || (await findOperatorByName(db, username))) return;
  const secret = base32(Buffer.from(ports.random.token(secretBytes), 'base64url'));
  await insertOperator(db, {
    username,
    name: 'Selin Aras',
    email: 'operator@havan.example',
    roles,
    password_hash: await hashPassword(password),
    totp_secret: sealed(secret, config.tokenSecret, ports.random, 'operator-secret'),
    is_demo: true,
  });
}

/** Returns the current credentials of the demo operator; null without a demo. */
export async function demoOperator({ db, clock, config, ports }: Context) {
  const password = ports.demoMarket?.accounts[0]?.password;
  const row = password === undefined ? undefined : await findOperatorByName(db, username);
  if (password === undefined || !row?.is_demo) return null;
  return {
    username,
    password,
    code: currentCode(unsealed(row.totp_secret, config, 'operator-secret'), clock.now()),
  };
}
