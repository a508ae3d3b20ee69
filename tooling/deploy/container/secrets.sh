#!/bin/sh
# Makes every secret of compose.yaml that does not exist yet. MAIL_URL and SMS_URL come from the environment.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

keep token_secret "$(random)"
keep bank_secret "$(random)"
keep postgres_password "$(random)"
keep app_password "$(random)"
keep objects_user havan
keep objects_password "$(random)"
keep database_direct_url "postgres://havan:$(cat secrets/postgres_password)@postgres:5432/havan"
keep database_url "postgres://havan_app:$(cat secrets/app_password)@pgbouncer:6432/havan"
keep pooler_users "\"havan_app\" \"$(cat secrets/app_password)\""
keep files_url "s3://$(cat secrets/objects_user):$(cat secrets/objects_password)@objects:9000/havan?tls=0"
keep mail_url "${MAIL_URL:?the mail server, smtp://USER:PASSWORD@HOST:587}"
keep sms_url "${SMS_URL:?the SMS gateway, json+https://USER:PASSWORD@HOST/PATH?from=NAME}"
