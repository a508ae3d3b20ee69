import { expect, test } from 'vitest';
import { spread } from './spread-scenarios.ts';

const order = (...files: string[]) =>
  spread(files, (file) => ({ name: file.split('/')[0] ?? '', file })).join(' ');

test('scenarios of reliability stand evenly between the tests of the API, the longest first', () => {
  expect(
    order(
      'api/1',
      'api/2',
      'api/3',
      'api/4',
      'domain/1',
      'reliability/backup.test',
      'reliability/kills.test',
    ),
  ).toBe('reliability/kills.test api/1 api/2 reliability/backup.test api/3 api/4 domain/1');
  expect(order('api/1', 'reliability/b', 'reliability/a')).toBe('reliability/b reliability/a api/1');
});

test('each file is there once, whatever the numbers are', () => {
  for (const [hosts, scenarios] of [
    [7, 3],
    [248, 23],
    [3, 8],
  ] as const) {
    const files = [
      ...Array.from({ length: hosts }, (_, at) => `api/${at}`),
      ...Array.from({ length: scenarios }, (_, at) => `reliability/${at}`),
    ];
    expect(
      order(...files)
        .split(' ')
        .toSorted(),
    ).toEqual(files.toSorted());
  }
});

test('a run without either keeps its order', () => {
  expect(order('domain/1', 'reliability/a', 'reliability/kills.test')).toBe(
    'domain/1 reliability/a reliability/kills.test',
  );
  expect(order('api/1', 'domain/1')).toBe('api/1 domain/1');
});
