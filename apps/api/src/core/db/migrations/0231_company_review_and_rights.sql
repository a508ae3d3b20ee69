-- A company trades once an operator has looked at it. Those that are here already have traded: they are approved.
alter table company
  add column review_state text not null default 'inReview'
    check (review_state in ('inReview', 'informationAsked', 'approved', 'rejected')),
  add column review_reason text,
  add column reviewed_at timestamptz;
update company set review_state = 'approved', reviewed_at = now();
create index company_tax_number on company (tax_number);
create index company_review on company (created_at) where review_state in ('inReview', 'informationAsked');

-- What a member may do. Owners may do everything; staff of before keep what they could do, but for money and people.
alter table app_user add column rights text[] not null default '{}'
  check (rights <@ array['buy', 'sell', 'ship', 'invoice', 'money', 'people']);
update app_user set rights = '{buy,sell,ship,invoice}' where role = 'staff';
alter table staff_invitation add column rights text[] not null default '{}'
  check (rights <@ array['buy', 'sell', 'ship', 'invoice', 'money', 'people']);
update staff_invitation set rights = '{buy,sell,ship,invoice}' where role = 'staff';
