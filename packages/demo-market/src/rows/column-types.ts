/** A day as PostgreSQL reads it: `2026-11-21`. */
export type IsoDay = string;
/** JSON as text. */
export type JsonText = string;
/** Ids as an array literal of PostgreSQL: `{1,2}`. */
export type IdArrayText = string;
