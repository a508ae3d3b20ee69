import type { ClientBase } from 'pg';
import { membershipAgreement } from '../../resources/agreements/membership-agreement.ts';
import { userAgreement } from '../../resources/agreements/user-agreement.ts';

/** Companies of the market at which something still waits, beside the four of the demo accounts. */
const waiting = {
  /** A pharmacy that has not signed the user agreement: its page is blocked until it does. */
  agreement: 5,
  /** A pharmacy that has not seen yet that texts have changed. */
  announcement: 7,
  /** A merchant without KEP address and MERSIS number, asked for both. */
  legalDetails: 12,
} as const;

/** Whoever joined before the texts: the users of the two companies that must act on them. */
const joinedEarly = '2023-05-02T09:00:00+03:00';

/** Signatures, flags and lists of the demo market: everybody has agreed but the few who show what it looks like. */
export async function loadConsents(client: ClientBase): Promise<void> {
  for (const { slug, version, publishedAt } of [userAgreement, membershipAgreement]) {
    await client.query(
      `insert into agreement_signature (user_id, slug, version, signed_at)
       select id, $1, $2, $3 from app_user where company_id <> $4`,
      [slug, version, publishedAt, waiting.agreement],
    );
  }
  await client.query('update app_user set created_at = $1 where company_id = any($2)', [
    joinedEarly,
    [waiting.agreement, waiting.announcement],
  ]);
  await client.query(
    `insert into agreement_acknowledgement (user_id, acknowledged_at)
     select id, greatest(created_at, $1) from app_user where company_id <> $2`,
    [userAgreement.publishedAt, waiting.announcement],
  );
  await client.query('update company set kep_address = null, mersis_no = null where id = $1', [
    waiting.legalDetails,
  ]);
  await client.query(
    `insert into feature_flag (name, enabled, limited, user_ids)
     select 'mersisKepAddress', true, true, array_agg(id) from app_user where company_id = $1`,
    [waiting.legalDetails],
  );
  await client.query(
    `insert into access_list (name, user_ids)
     select 'campaignPanelUsers', array_agg(id) from app_user where company_id in (1, 2)`,
  );
}
