import { parseArgs } from 'node:util';
import { type OperatorRole, operatorRoles } from '@havan/domain/operator';
import type { Db } from '../../core/db/database.ts';
import type { RandomPort } from '../../core/ports/random-port.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { invite } from '../../modules/backoffice/operators/invitations.service.ts';

const usage = `pnpm operators invite EMAIL --role ${operatorRoles.join('|')}   prints a link that makes an operator, once
                                                          (--role may be given several times)`;

interface CommandContext {
  readonly db: Db;
  readonly now: Date;
  readonly random: RandomPort;
  readonly backofficeOrigin: string;
}

/** Invites an operator from the shell and returns the output. */
export async function operatorsCommand(ctx: CommandContext, args: readonly string[]): Promise<string> {
  const { positionals, values } = parse(args);
  const [act, email = ''] = positionals;
  if (act !== 'invite' || !/^\S+@\S+\.\S+$/.test(email) || positionals.length > 2)
    throw new StartFailure(usage);
  const roles = (values.role ?? []).map(roleNamed);
  if (roles.length === 0) throw new StartFailure(usage);
  const { link, expiresAt } = await invite(ctx, { email: email.toLowerCase(), roles, invitedBy: null });
  return `${link}\ngood for one use until ${expiresAt.toISOString()}`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string', multiple: true } },
    });
  } catch {
    throw new StartFailure(usage);
  }
}

function roleNamed(name: string): OperatorRole {
  const role = operatorRoles.find((known) => known === name);
  if (role) return role;
  throw new StartFailure(`"${name}" is no role of an operator.\n${usage}`);
}
