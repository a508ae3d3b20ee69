-- Whether the company buys only what lasts eight months or longer, unless it lifts the wish (product §4).
alter table company add column prefers_long_expiry boolean not null default true;
