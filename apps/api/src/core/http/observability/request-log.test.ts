import { expect, test } from 'vitest';
import { RequestLog } from './request-log.ts';

test('every line of a request names it, also through a copy of its context', () => {
  const lines: unknown[] = [];
  const write = (facts: object, message: string) => lines.push([facts, message]);
  const context = { log: new RequestLog({ error: write, warn: write, info: write }, 'req-1') };
  const { log } = { ...context };
  log.error({ a: 1 }, 'broken');
  log.warn({ b: 2 }, 'odd');
  log.info({ c: 3 }, 'fine');
  expect(lines).toEqual([
    [{ reqId: 'req-1', a: 1 }, 'broken'],
    [{ reqId: 'req-1', b: 2 }, 'odd'],
    [{ reqId: 'req-1', c: 3 }, 'fine'],
  ]);
});
