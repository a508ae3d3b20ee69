import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Sessions of different users that ask in turn. */
const visitors = 1000;

/**
 * Returns access tokens of a thousand sessions of pharmacies that may buy, of different users where the market has so
 * many. They are written as a sign-in leaves them: a thousand sign-ins would hash passwords for a minute.
 */
export async function visitorTokens(client: Client): Promise<string[]> {
  const made = Array.from({ length: visitors }, () => ({
    family: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  await client.query(
    `with people as materialized (
       select u.id, row_number() over (order by u.id) - 1 as place, count(*) over () as people
       from app_user u join company c on c.id = u.company_id
       where c.company_type = 'pharmacy' and c.review_state = 'approved' and u.removed_at is null
     ), wanted as (
       select family, hash, place - 1 as place from unnest($1::uuid[], $2::bytea[]) with ordinality as w (family, hash, place)
     ), families as (
       insert into session_family (id, user_id, user_type, expires_at)
       select w.family, p.id, 1, now() + interval '1 day' from wanted w join people p on p.place = w.place % p.people
       returning id
     )
     insert into access_token (hash, family_id, expires_at)
     select w.hash, f.id, now() + interval '1 day' from wanted w join families f on f.id = w.family`,
    [made.map(({ family }) => family), made.map(({ token }) => hash('sha256', token, 'buffer'))],
  );
  return made.map(({ token }) => token);
}
