import { expect, test } from 'vitest';
import { blockText, parseBlock } from './clipboard-block.ts';
import { blockBetween, filledDown, moved, pasted } from './grid-moves.ts';

const size = { rows: 100, columns: 5, page: 10 };
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['ArrowUp', false, at(0, 0), at(-1, 0)],
  ['ArrowUp', false, at(-1, 0), at(-1, 0)],
  ['ArrowRight', false, at(3, 4), at(3, 4)],
  ['ArrowDown', true, at(3, 2), at(99, 2)],
  ['Home', false, at(3, 4), at(3, 0)],
  ['End', true, at(3, 1), at(99, 4)],
  ['PageDown', false, at(95, 1), at(99, 1)],
  ['PageUp', false, at(4, 1), at(0, 1)],
])('%s (Ctrl: %s) moves from %o to %o', (key, ctrl, from, to) => {
  expect(moved(from, key, ctrl, size)).toEqual(to);
});

test('a key without a movement returns undefined', () => {
  expect(moved(at(1, 1), 'q', false, size)).toBeUndefined();
});

test('a pasted block is cut at the edges of the grid', () => {
  const cells = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(pasted(cells, blockBetween(at(99, 4), at(99, 4)), size)).toEqual([{ ...at(99, 4), text: 'a' }]);
});

test('a single text fills the selected block', () => {
  expect(pasted([['7']], blockBetween(at(2, 1), at(1, 1)), size)).toEqual([
    { ...at(1, 1), text: '7' },
    { ...at(2, 1), text: '7' },
  ]);
});

test('filling down copies the first row of the block, or the cell above a single one', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}:${column}`;
  expect(filledDown(blockBetween(at(1, 0), at(2, 0)), textAt)).toEqual([{ ...at(2, 0), text: '1:0' }]);
  expect(filledDown(blockBetween(at(3, 2), at(3, 2)), textAt)).toEqual([{ ...at(3, 2), text: '2:2' }]);
  expect(filledDown(blockBetween(at(0, 2), at(0, 2)), textAt)).toEqual([]);
});

test('parses the clipboard text of spreadsheets and keeps blank lines', () => {
  expect(parseBlock('a\tb\r\n\r\nc\t\r\n')).toEqual([['a', 'b'], [''], ['c', '']]);
  expect(parseBlock('"iki\nsatır"\t"tırnak ""içi"""')).toEqual([['iki\nsatır', 'tırnak "içi"']]);
  expect(parseBlock('5" boru\t2')).toEqual([['5" boru', '2']]);
  expect(parseBlock('"açık')).toEqual([['"açık']]);
  expect(parseBlock('')).toEqual([['']]);
});

test('parses a block that it wrote', () => {
  const cells = [
    ['1.234,56', 'a\tb', ''],
    ['"', 'c\nd', 'x'],
  ];
  expect(parseBlock(blockText(cells))).toEqual(cells);
});
