-- Where events of a company are sent, and each sending. Triggers write the deliveries in the transaction of the change:
-- whichever way an order, a listing or an invoice took, nothing that happened goes unsent.
create table webhook (
  id            bigint generated always as identity primary key,
  company_id    bigint not null references company,
  url           text not null,
  events        text[] not null check (cardinality(events) > 0),
  -- Sealed; the former one signs as well until its hour.
  secret        bytea not null,
  former_secret bytea,
  former_until  timestamptz,
  created_by    bigint not null references app_user,
  created_at    timestamptz not null,
  paused_at     timestamptz,
  pause_reason  text,
  failures      int not null default 0,
  deleted_at    timestamptz
);
create index webhook_of_company on webhook (company_id) where deleted_at is null;

create table webhook_delivery (
  id               bigint generated always as identity primary key,
  webhook_id       bigint not null references webhook,
  message_id       uuid not null default gen_random_uuid(),
  event            text not null,
  subject          text not null,
  data             jsonb not null,
  state            text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  created_at       timestamptz not null default now(),
  -- When it is tried next; moved forward while somebody tries.
  due_at           timestamptz not null default '-infinity',
  attempts         int not null default 0,
  first_attempt_at timestamptz,
  last_attempt_at  timestamptz,
  status           int,
  answer           text,
  error            text,
  took             int
);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject, id) where state = 'waiting';
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at, id) where state = 'waiting';
create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_age on webhook_delivery (last_attempt_at) where state <> 'waiting';

-- One delivery for each address of the company that wants the event; most companies have none.
create function queue_webhook(company bigint, happened text, about text, facts jsonb) returns void
language sql as $$
  insert into webhook_delivery (webhook_id, event, subject, data)
  select id, happened, about, facts from webhook
  where company_id = company and deleted_at is null and happened = any (events)
$$;

create function order_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(
    new.seller_company_id,
    case when tg_op = 'INSERT' then 'order.created'
         when new.state = 'cancelled' and old.state <> 'cancelled' then 'order.cancelled'
         else 'order.changed' end,
    'order:' || new.id,
    jsonb_build_object('orderId', new.id, 'state', new.state, 'total', new.total));
  return null;
end $$;
create trigger order_webhook_created after insert on orders for each row execute function order_webhook();
create trigger order_webhook_changed after update on orders for each row
  when (old.state is distinct from new.state or old.prepared_at is distinct from new.prepared_at
    -- The money of a cancelled order goes back in a statement of its own; that it was cancelled is told already.
    or (old.refunded_goods is distinct from new.refunded_goods and new.state <> 'cancelled'))
  execute function order_webhook();

create function case_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(o.seller_company_id, 'case.opened', 'order:' || o.id,
    jsonb_build_object('caseId', new.id, 'orderId', o.id, 'kind', new.kind, 'answerBy', new.answer_by))
  from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger case_webhook after insert on order_case for each row execute function case_webhook();

create function listing_webhook() returns trigger language plpgsql as $$
begin
  if new.state = 'suspended' and old.state <> 'suspended' then
    perform queue_webhook(new.seller_id, 'listing.suspended', 'listing:' || new.id,
      jsonb_build_object('listingId', new.id, 'productId', new.product_id, 'reason', new.suspended_reason));
  end if;
  if new.stock <= 5 and old.stock > 5 then
    perform queue_webhook(new.seller_id, 'stock.low', 'listing:' || new.id,
      jsonb_build_object('listingId', new.id, 'productId', new.product_id, 'stock', new.stock));
  end if;
  return null;
end $$;
create trigger listing_webhook after update of state, stock on listing for each row
  when ((new.state = 'suspended' and old.state <> 'suspended') or (new.stock <= 5 and old.stock > 5))
  execute function listing_webhook();

create function payout_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(o.seller_company_id, 'payout.made', 'order:' || o.id,
    jsonb_build_object('orderId', o.id, 'entryId', new.id))
  from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger payout_webhook after insert on ledger_entry for each row when (new.kind = 'payout')
  execute function payout_webhook();

create function message_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(
    case when c.seller_id = new.sender_id then c.buyer_id else c.seller_id end, 'message.received',
    'conversation:' || c.id, jsonb_build_object('messageId', new.id, 'conversationId', c.id))
  from conversation c where c.id = new.conversation_id;
  return null;
end $$;
create trigger message_webhook after insert on message for each row execute function message_webhook();

create function order_invoice_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(side, 'invoice.issued', 'order:' || o.id,
    jsonb_build_object('orderId', o.id, 'invoiceNumber', new.invoice_number))
  from orders o, unnest(array[o.seller_company_id, o.buyer_company_id]) side where o.id = new.order_id;
  return null;
end $$;
create trigger order_invoice_webhook after insert or update of invoice_number on order_invoice for each row
  execute function order_invoice_webhook();

create function e_invoice_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(side, 'invoice.issued', 'order:' || new.order_id,
    jsonb_build_object('orderId', new.order_id, 'invoiceId', new.id, 'invoiceNumber', new.number))
  from unnest(array[new.company_id, new.other_company_id]) side;
  return null;
end $$;
create trigger e_invoice_webhook after update of state on e_invoice for each row
  when (new.state = 'issued' and old.state <> 'issued') execute function e_invoice_webhook();
