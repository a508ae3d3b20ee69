import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@havan/contract/call';
import * as v from 'valibot';
import type { Context } from '../context.ts';

/** `every`: each answer, and a mismatch fails the request; `sampled`: one in a hundred, and a mismatch is reported. */
export type AnswerChecks = 'every' | 'sampled';

/** In production one in this many answers of a call is checked, starting with the first after a start. */
export const answersPerCheck = 100;

/** Checks a result before it is sent; throws or reports depending on `AnswerChecks`. */
type CheckAnswer = (result: unknown, ctx: Pick<Context, 'log' | 'count'>) => void;

/** Returns the check of one call, by its own schema of the contract. */
export function answerCheck(call: Call, schema: v.GenericSchema, checks: AnswerChecks): CheckAnswer {
  if (checks === 'every')
    return (result) => {
      const mismatch = mismatchOf(schema, result);
      if (mismatch) throw new Error(`${call.path}: the answer breaks the contract at ${mismatch}`);
    };
  let answers = 0;
  return (result, { log, count }) => {
    answers += 1;
    if (answers % answersPerCheck !== 1) return;
    const mismatch = mismatchOf(schema, result);
    if (!mismatch) return;
    count('answerMismatch');
    // Only the place is logged: the value may be personal data.
    log.error({ call: call.path, at: mismatch }, 'an answer breaks the contract');
  };
}

/** Returns the place and kind of the first difference between a result and its schema; null when there is none. */
function mismatchOf(schema: v.GenericSchema, result: unknown): string | null {
  const parsed = v.safeParse(schema, result);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? '(root)'} (${issue.type})`;
  }
  return differenceOf(result, parsed.output);
}

/**
 * Returns the first difference between a result and its parsed form: Valibot drops fields that a schema does not name,
 * and may convert values, but answers must pass unchanged.
 */
function differenceOf(result: unknown, parsed: unknown, path = ''): string | null {
  if (isDeepStrictEqual(result, parsed)) return null;
  if (!isObject(result) || !isObject(parsed)) return `${path || '(root)'} (converted)`;
  for (const [name, value] of Object.entries(result)) {
    const place = path ? `${path}.${name}` : name;
    if (!(name in parsed)) return `${place} (not in the contract)`;
    const difference = differenceOf(value, parsed[name], place);
    if (difference) return difference;
  }
  return `${path || '(root)'} (converted)`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
