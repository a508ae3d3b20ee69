import { type CustomTypesConfig, types } from 'pg';

const { builtins } = types;
const int8Array = 1016;

/**
 * `bigint` columns and `count(*)` are ids and kuruş and are returned as numbers. `numeric` occurs only as the sum of a
 * bigint column. A value beyond 2^53 is an error, never a rounded number.
 */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeNumber],
  [builtins.NUMERIC, safeNumber],
  [int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeNumber))],
  /** A calendar day has no time zone: `YYYY-MM-DD` stays text. */
  [builtins.DATE, (text) => text],
]);

/** Type parsers of our pools; other users of `pg` in the process are not affected. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : ownParsers.get(oid);
    return own ?? types.getTypeParser(oid, format ?? 'text');
  }) as typeof types.getTypeParser,
};
