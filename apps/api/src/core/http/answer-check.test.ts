import { withSchemas } from '@havan/contract/call';
import { id, nothing } from '@havan/contract/primitives';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerCheck, answersPerCheck } from './answer-check.ts';

const result = v.object({ id, lines: v.array(v.object({ name: v.string(), note: v.optional(v.string()) })) });
const call = withSchemas(
  { method: 'GET', encoding: 'query', access: 'public', path: 'Test/Lines' },
  { request: nothing, result, summary: '' },
);
const good = { id: 1, lines: [{ name: 'a' }, { name: 'b', note: 'n' }] };
const secret = 'TR330006100519786457841326';

const wrong: readonly (readonly [name: string, value: unknown, place: string])[] = [
  ['a wrong value', { ...good, id: secret }, 'id (number)'],
  ['a missing field', { ...good, lines: [{}] }, 'lines.0.name (object)'],
  ['a field too many', { ...good, [secret.slice(0, 2)]: secret }, 'TR (not in the contract)'],
  [
    'a field too many in a row',
    { ...good, lines: [{ name: 'a', iban: secret }] },
    'lines.0.iban (not in the contract)',
  ],
  ['no object', undefined, '(root) (object)'],
];

type Line = [facts: object, message: string];

function ctxOf(logged: Line[], counted: string[]) {
  const write = (...line: Line) => void logged.push(line);
  return {
    log: { error: write, warn: write, info: write },
    count: (event: string) => void counted.push(event),
  };
}

/** Returns a check as in production, with the lines that it logged and the events that it counted. */
function sampled() {
  const logged: Line[] = [];
  const counted: string[] = [];
  const check = answerCheck(call, result, 'sampled');
  return { logged, counted, answer: (value: unknown) => check(value, ctxOf(logged, counted)) };
}

test.each(wrong)('a test refuses %s', (_name, value) => {
  const check = answerCheck(call, result, 'every');
  expect(() => check(value, ctxOf([], []))).toThrow('Test/Lines: the answer breaks the contract');
  expect(() => check(good, ctxOf([], []))).not.toThrow();
});

test.each(wrong)('production lets %s go out, counts it and logs its place alone', (_name, value, at) => {
  const { answer, logged, counted } = sampled();
  answer(value);
  expect(counted).toEqual(['answerMismatch']);
  expect(logged).toEqual([[{ call: 'Test/Lines', at }, 'an answer breaks the contract']]);
  expect(JSON.stringify(logged)).not.toContain(secret);
});

test('production checks the first answer of a call and one in a hundred after it', () => {
  const { answer, counted } = sampled();
  for (let i = 0; i < 3 * answersPerCheck; i += 1) answer({});
  expect(counted).toHaveLength(3);
  expect(answersPerCheck).toBe(100);
});

test('an answer that keeps the contract is neither counted nor logged', () => {
  const { answer, logged, counted } = sampled();
  answer(good);
  expect([logged, counted]).toEqual([[], []]);
});
