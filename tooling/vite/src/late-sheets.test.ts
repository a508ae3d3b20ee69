import { expect, test } from 'vitest';
import { atTheEnd } from './late-sheets.ts';

test('a sheet that comes later stands behind those of the page', () => {
  expect(atTheEnd('link.href = to;document.head.appendChild(link);')).toBe(
    'link.href = to;document.body.appendChild(link);',
  );
});

test('a helper that adds sheets another way stops the build', () => {
  expect(() => atTheEnd('document.head.append(link)')).toThrow('look at late-sheets');
});
