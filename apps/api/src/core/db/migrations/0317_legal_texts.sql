-- Versions of legal texts that operators published; the product ships the first ones itself. A version is never changed.
create table legal_text (
  slug           text not null check (slug in ('kullanici-sozlesmesi', 'uyelik-sozlesmesi', 'kvkk-aydinlatma-metni')),
  version        integer not null check (version > 1),
  html           text not null check (length(html) between 20 and 100000),
  must_be_signed boolean not null,
  published_at   timestamptz not null,
  published_by   text not null,
  primary key (slug, version)
);
create function legal_text_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a published legal text is not changed';
end $$;
create trigger legal_text_kept before update or delete on legal_text
  for each row execute function legal_text_is_append_only();

create index agreement_signature_text on agreement_signature (slug, version, signed_at desc, user_id desc);
