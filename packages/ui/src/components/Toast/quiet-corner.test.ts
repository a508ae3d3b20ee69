import { expect, test } from 'vitest';
import { type Needed, quietCorner } from './quiet-corner.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const at = (left: number, top: number, width: number, height: number, weight = 3): Needed => ({
  box: { left, top, right: left + width, bottom: top + height },
  weight,
});

test('with nothing in the way it stands at the foot', () => {
  expect(quietCorner(desk, [])).toBe('end');
  expect(quietCorner(phone, [at(0, 0, 390, 60)])).toBe('end');
});

test('it never covers the pay button at the end of the desk', () => {
  expect(quietCorner(desk, [at(1060, 820, 340, 56)])).toBe('start');
});

test('between a link and the control just pressed it covers the link', () => {
  expect(
    quietCorner(desk, [at(1060, 820, 100, 40, 10), at(20, 820, 100, 40, 10), at(1100, 20, 100, 20, 1)]),
  ).toBe('head');
});

test('on a phone it goes to the head where the foot is needed', () => {
  expect(quietCorner(phone, [at(16, 700, 358, 56)])).toBe('head');
});
