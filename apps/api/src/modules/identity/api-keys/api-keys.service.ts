import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { createApiKey, getApiKeys } from '@havan/contract/identity/api-keys';
import { apiKeyPrefix, apiKeyRequestsPerMinute, apiKeysMax } from '@havan/domain/api-key';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { hashOf } from '../session/tokens.ts';
import { presentApiKey } from './api-keys.presenter.ts';
import * as sql from './api-keys.sql.ts';

const dayMs = 86_400_000;
const secretBytes = 32;

/** Returns the keys of the company. */
export async function apiKeysOf(ctx: Context, { companyId }: Actor): Promise<ResultOf<typeof getApiKeys>> {
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const rows = await sql.listKeys(ctx.db, companyId, since, apiKeyRequestsPerMinute);
  return { keys: rows.map(presentApiKey), requestsPerMinute: apiKeyRequestsPerMinute };
}

/**
 * Creates a key; only its hash is stored. @throws AppError `invalidRequest` when the company has the largest number of
 * keys
 */
export async function makeApiKey(
  ctx: Context,
  { companyId, userId }: Actor,
  { name, scopes, networks, days }: ParsedRequestOf<typeof createApiKey>,
): Promise<ResultOf<typeof createApiKey>> {
  const at = ctx.clock.now();
  const key = `${apiKeyPrefix}${ctx.ports.random.token(secretBytes)}`;
  const rows = await withTransaction(ctx.db, async (trx) => {
    if ((await sql.countKeys(trx, companyId, at)) >= apiKeysMax) throw tooMany();
    await sql.insertKey(trx, {
      companyId,
      userId,
      name,
      hash: hashOf(key),
      hint: key.slice(-4),
      scopes: [...new Set(scopes)],
      networks,
      at,
      expiresAt: days === undefined ? null : new Date(at.getTime() + days * dayMs),
    });
    return sql.listKeys(trx, companyId, at, apiKeyRequestsPerMinute);
  });
  const [made] = rows;
  if (!made) throw new AppError('unexpected');
  return { key, apiKey: presentApiKey(made) };
}

const tooMany = () =>
  new AppError('invalidRequest', {
    message: `En fazla ${apiKeysMax} anahtarınız olabilir. Kullanmadığınız bir anahtarı iptal edin.`,
  });

/** Ends a key of the company. @throws AppError `recordNotFound` */
export async function endApiKey(ctx: Context, { companyId }: Actor, apiKeyId: number): Promise<void> {
  if (!(await sql.endKey(ctx.db, companyId, apiKeyId, ctx.clock.now()))) throw new AppError('recordNotFound');
}
