import { expect, test } from 'vitest';
import { readPastedNumbers } from './pasted-numbers.ts';

const orders = [604_419, 604_398, 604_343].map((orderId) => ({ orderId, orderNo: String(orderId) }));
const [a, b, c] = ['123456789012', '123456789013', '123456789014'];
const read = (text: string, from = 0) => readPastedNumbers(text, orders, from);
const numbers = (text: string, from = 0) =>
  read(text, from)?.parcels.map(({ orderId, followUpNumber }) => [orderId, followUpNumber]);

test('two columns of a spreadsheet go to the orders they name, in any order', () => {
  expect(numbers(`604343\t${a}\n604419\t${b}`)).toEqual([
    [604_343, a],
    [604_419, b],
  ]);
  expect(numbers(`${a};604398`)).toEqual([[604_398, a]]);
});

test('a head, a name and a tax number beside it are not taken for the number', () => {
  const list = `Sipariş\tAlıcı\tVKN\tTakip\n604398\tSedir Eczanesi\t9807285486\t${a}`;
  expect(numbers(list)).toEqual([[604_398, a]]);
  expect(read(list)).toMatchObject({ matched: 1, blank: 0, unknown: 0 });
});

test('a blank line keeps its place', () => {
  expect(numbers(`${a}\n\n${c}\n`)).toEqual([
    [604_419, a],
    [604_398, null],
    [604_343, c],
  ]);
  expect(read(`${a}\n\n${c}`)).toMatchObject({ matched: 2, blank: 1, unknown: 0 });
});

test('says which lines have no number and which no order', () => {
  expect(read(`604419\t${a}\n604398\t\n604999\t${b}`)).toMatchObject({ matched: 1, blank: 1, unknown: 1 });
  expect(read(`${a}\n${b}`, 2)).toMatchObject({ matched: 1, unknown: 1 });
});

test('a list of other orders is written on none of the chosen ones', () => {
  expect(read(`604999\t${a}\n604998\t${b}`)).toEqual({ parcels: [], matched: 0, blank: 0, unknown: 2 });
  // The name of a carrier beside the number does not count as a second number.
  expect(read(`TURNA KARGO\t${a}\nTURNA KARGO\t${b}`)).toMatchObject({ matched: 2, unknown: 0 });
});

test('takes the carrier of a line', () => {
  expect(read(`604419;TURNA KARGO;${a}`)?.parcels).toEqual([
    { orderId: 604_419, followUpNumber: a, carrierId: 1 },
  ]);
});

test('a list lying on its side goes on from where it was pasted; a single number is no list', () => {
  expect(numbers(`${a}\t${b}`, 1)).toEqual([
    [604_398, a],
    [604_343, b],
  ]);
  expect(read(a ?? '')).toBeNull();
  expect(read(' \n ')).toBeNull();
});
