import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Adds two keys of a demo seller, one of them revoked, with the requests of a day. */
export async function addDemoKeys(
  db: Db,
  {
    seller,
    used,
    revoked,
    now,
  }: { readonly seller: string; readonly used: Buffer; readonly revoked: Buffer; readonly now: Date },
): Promise<void> {
  await sql`
    insert into api_key (company_id, user_id, name, hash, hint, scopes, networks, created_at, expires_at, revoked_at,
      last_used_at, last_used_ip)
    select u.company_id, u.id, k.name, k.hash, k.hint, k.scopes, k.networks, ${now}::timestamptz - k.age,
      ${now}::timestamptz + k.life, ${now}::timestamptz - k.gone, ${now}::timestamptz - k.rest, '203.0.113.24'
    from app_user u cross join (values
      ('Eski muhasebe programı', ${revoked}::bytea, 'q7Xa', array['orders.read', 'invoices.write'], '{}'::text[],
        interval '400 days', null::interval, interval '31 days', interval '32 days'),
      ('Depo stok programı', ${used}::bytea, 'Zk2d', array['listings.read', 'listings.write', 'orders.read', 'orders.ship'],
        array['203.0.113.0/24', '2001:db8::/32'], interval '58 days', interval '307 days', null, interval '4 minutes')
    ) k (name, hash, hint, scopes, networks, age, life, gone, rest)
    where u.username = ${seller}`.execute(db);
  await sql`
    insert into api_key_minute (key_id, minute, calls)
    select k.id, date_trunc('minute', ${now}::timestamptz) - i * interval '15 minutes', 3 + i % 5
    from api_key k join app_user u on u.id = k.user_id, generate_series(1, 90) i
    where u.username = ${seller} and k.revoked_at is null`.execute(db);
}

/** Adds a paused address for webhooks of a demo seller, with the deliveries of its last orders. */
export async function addDemoWebhook(
  db: Db,
  { seller, secret, now }: { readonly seller: string; readonly secret: Buffer; readonly now: Date },
): Promise<void> {
  await sql`
    with made as (
      insert into webhook (company_id, url, events, secret, created_by, created_at, paused_at)
      select u.company_id, 'https://depo.example.com/havan/webhook',
        array['order.created', 'order.changed', 'order.cancelled', 'stock.low'], ${secret}, u.id,
        ${now}::timestamptz - interval '58 days', ${now}
      from app_user u where u.username = ${seller}
      returning id, company_id
    )
    insert into webhook_delivery (webhook_id, event, subject, data, state, created_at, due_at, attempts,
      first_attempt_at, last_attempt_at, status, answer, error, took)
    select made.id, 'order.created', 'order:' || o.id,
      jsonb_build_object('orderId', o.id, 'state', 'new', 'total', o.total), 'delivered', o.created_at, o.created_at, 1,
      o.created_at + interval '1 second', o.created_at + interval '1 second', 204, '', null, 60 + o.id % 90
    from made cross join lateral (
      select id, total, created_at from orders where seller_company_id = made.company_id order by id desc limit 12
    ) o order by o.id`.execute(db);
}
