import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { openDatabase } from '../../../core/db/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { checkCode, consumeCode, issueCode } from './one-time-codes.ts';

const app = testApp();

const owner = () => ({ purpose: 'gsm' as const, subject: `registration:${randomUUID()}` });
const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'right',
    (error: unknown) => (error instanceof AppError ? error.code : 'failed'),
  );
const other = (code: string, n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  test('is six uniformly distributed digits of a cryptographic generator', () => {
    const drawn = Array.from({ length: 20_000 }, () => app.ctx.ports.random.digits(6));
    expect(drawn.every((code) => /^\d{6}$/.test(code))).toBe(true);
    const counts = Map.groupBy(drawn.join(''), (digit) => digit);
    for (const { length } of counts.values()) expect(Math.abs(length - 12_000)).toBeLessThan(600);
  });

  test('is valid once, and only for its purpose and subject', async () => {
    const mine = owner();
    const { code } = await issueCode(app.ctx, mine, '05321234567');
    expect(await said(checkCode(app.ctx, { ...mine, purpose: 'phoneChange' }, code))).toBe('codeInvalid');
    expect(await said(checkCode(app.ctx, owner(), code))).toBe('codeInvalid');
    expect(await checkCode(app.ctx, mine, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('05321234567');
    await consumeCode(app.ctx, mine, code);
    expect(await said(checkCode(app.ctx, mine, code))).toBe('codeInvalid');
    expect(await said(consumeCode(app.ctx, mine, code))).toBe('codeInvalid');
  });

  test('is replaced by the next one', async () => {
    const mine = owner();
    const first = await issueCode(app.ctx, mine, '05321234567');
    const second = await issueCode(app.ctx, mine, '05321234567');
    const expected = first.code === second.code ? 'right' : 'codeInvalid';
    expect(await said(checkCode(app.ctx, mine, first.code))).toBe(expected);
    expect(await said(checkCode(app.ctx, mine, second.code))).toBe('right');
  });

  test('allows five guesses over two processes together, also concurrently', async () => {
    const second = openDatabase({ url: app.database.url, max: 8, applicationName: 'second process' });
    const elsewhere: Context = { ...app.ctx, db: second.db };
    const mine = owner();
    const { code } = await issueCode(app.ctx, mine, '05321234567');
    const guesses = Array.from({ length: 60 }, (_, n) =>
      said(checkCode(n % 2 === 0 ? app.ctx : elsewhere, mine, other(code, n))),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'right')).toEqual([]);
    const { tries } = await app.database.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('subject', '=', mine.subject)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    expect(await said(checkCode(elsewhere, mine, code))).toBe('codeTriesUsed');
    await second.close();
  });
});
