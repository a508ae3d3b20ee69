-- Why units were not supplied; null for what went back for another reason, and for what was supplied short before.
alter table order_refund_line add column cause text
  check (cause in ('notFound', 'damaged', 'expiry', 'willNotSell'));
