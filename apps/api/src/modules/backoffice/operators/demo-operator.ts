import type { OperatorRole } from '@havan/domain/operator';
import type { Context } from '../../../core/context.ts';
import { hashPassword } from '../../identity/session/passwords.ts';
import { findOperatorByName, insertOperator } from './operators.sql.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { base32, currentCode } from '../../identity/second-factor/totp.ts';

const secretBytes = 20;

interface DemoOperator {
  readonly username: string;
  readonly name: string;
  readonly roles: OperatorRole[];
}

/**
 * One operator for each role, so that every queue can be tried, and two administrators, because a ban takes both. None
 * of them can invite or change operators, who would outlive the demo.
 */
const demoOperators: readonly DemoOperator[] = [
  { username: 'operator', name: 'Selin Aras', roles: ['finance', 'catalogue', 'support'] },
  { username: 'yonetici', name: 'Kerem Tan', roles: ['admin'] },
  { username: 'yonetici2', name: 'Defne Ok', roles: ['admin'] },
  { username: 'finans', name: 'Mert Uslu', roles: ['finance'] },
  { username: 'katalog', name: 'Ece Dinç', roles: ['catalogue'] },
  { username: 'destek', name: 'Ozan Kuru', roles: ['support'] },
];

/** Creates the demo's operator accounts that do not exist. */
export async function makeDemoOperators({ db, config, ports }: Context): Promise<void> {
  const password = ports.demoMarket?.accounts[0]?.password;
  if (password === undefined) return;
  const passwordHash = await hashPassword(password);
  for (const { username, name, roles } of demoOperators) {
    if (await findOperatorByName(db, username)) continue;
    const secret = base32(Buffer.from(ports.random.token(secretBytes), 'base64url'));
    await insertOperator(db, {
      username,
      name,
      email: `${username}@havan.example`,
      roles,
      password_hash: passwordHash,
      totp_secret: sealed(secret, config.tokenSecret, ports.random, 'operator-secret'),
      is_demo: true,
    });
  }
}

/** Returns the current credentials of the demo operators; none without a demo. */
export async function demoAccounts({ db, clock, config, ports }: Context) {
  const password = ports.demoMarket?.accounts[0]?.password;
  if (password === undefined) return [];
  const found = await Promise.all(
    demoOperators.map(async (made) => ({ ...made, row: await findOperatorByName(db, made.username) })),
  );
  return found.flatMap(({ row, username, name, roles }) =>
    row?.is_demo
      ? [
          {
            username,
            name,
            roles,
            password,
            code: currentCode(unsealed(row.totp_secret, config, 'operator-secret'), clock.now()),
          },
        ]
      : [],
  );
}
