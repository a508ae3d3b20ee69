#!/bin/sh
# Runs once, when PostgreSQL makes its data folder: the role of the API, which may not change the ledger.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --command "create role havan_app login password '$(cat /run/secrets/app_password)'"
