import { apiKeyRequestsPerMinute } from '@havan/domain/api-key';
import type { Context } from '../../../core/context.ts';
import type { AuthenticateKey } from '../../../core/http/api-keys/key-access.ts';
import { hashOf } from '../session/tokens.ts';
import { presentKeyActor } from './api-keys.presenter.ts';
import { noteUse, useKey } from './api-keys.sql.ts';
import { isWithin } from './networks.ts';

const minuteMs = 60_000;

/**
 * Returns a function that resolves keys to actors and counts their requests. It stores when a key was used at most once
 * a minute and at each new address.
 */
export const createKeyAuthenticator =
  ({ db, clock }: Context): AuthenticateKey =>
  async (key, ip) => {
    const now = clock.now();
    const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
    const row = await useKey(db, { hash: hashOf(key), now, minute });
    if (!row) return null;
    const isNetworkAllowed = isWithin(ip, row.networks);
    if (isNetworkAllowed && (row.calls === 1 || row.last_used_ip !== ip))
      await noteUse(db, row.key_id, now, ip);
    return {
      actor: presentKeyActor(row),
      scopes: row.scopes,
      isNetworkAllowed,
      rate: {
        limit: apiKeyRequestsPerMinute,
        used: row.calls,
        resetSeconds: Math.ceil((minute.getTime() + minuteMs - now.getTime()) / 1000),
      },
    };
  };
