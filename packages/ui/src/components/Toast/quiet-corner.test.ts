import { expect, test } from 'vitest';
import { type Needed, quietCorner } from './quiet-corner.ts';

const desk = { width: 1440, height: 900, headBottom: 0 };
const phone = { width: 390, height: 844, headBottom: 0 };
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

test('at the head it stands beneath the tools of the page', () => {
  const tools = at(1000, 10, 400, 90, 10);
  const foot = [at(1060, 820, 340, 56), at(20, 820, 340, 56)];
  expect(quietCorner({ ...desk, headBottom: 110 }, [...foot, tools])).toBe('head');
  expect(quietCorner({ ...desk, headBottom: 110 }, [...foot, at(1000, 130, 400, 200, 30)])).toBe('end');
});

test('a message that is being read moves only where another corner covers less', () => {
  expect(quietCorner(desk, [], 'start')).toBe('start');
  expect(quietCorner(desk, [at(20, 820, 300, 40)], 'start')).toBe('end');
});
