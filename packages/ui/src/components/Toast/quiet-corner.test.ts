import { expect, test } from 'vitest';
import { type Needed, quietCorner } from './quiet-corner.ts';

const desk = { width: 1440, height: 900, headBottom: 0, foot: 0 };
const phone = { width: 390, height: 844, headBottom: 0, foot: 64 };
const at = (left: number, top: number, width: number, height: number, weight = 3): Needed => ({
  box: { left, top, right: left + width, bottom: top + height },
  weight,
});

test('without controls in the way it is at the bottom', () => {
  expect(quietCorner(desk, [])).toBe('end');
  expect(quietCorner(phone, [at(0, 0, 390, 60)])).toBe('end');
});

test('it does not cover the pay button at the right of a desktop window', () => {
  expect(quietCorner(desk, [at(1060, 820, 340, 56)])).toBe('start');
});

test('when all corners cover a control it avoids the one just pressed', () => {
  expect(
    quietCorner(desk, [at(1060, 820, 100, 40, 10), at(20, 820, 100, 40, 10), at(1100, 20, 100, 20, 1)]),
  ).toBe('head');
});

test('on a phone it moves to the top when the bottom is in use', () => {
  expect(quietCorner(phone, [at(16, 700, 358, 56)])).toBe('head');
});

test('on a phone the bar with the pay button is below it, so the buttons at the top stay free', () => {
  const payBar = at(0, 772, 390, 72);
  const upper = [at(16, 20, 110, 40), at(140, 20, 110, 40)];
  expect(quietCorner({ ...phone, foot: 72 }, [payBar, ...upper])).toBe('end');
  // A stepper above the bar would be covered, and nothing is at the top.
  expect(quietCorner({ ...phone, foot: 72 }, [payBar, at(200, 690, 120, 44)])).toBe('head');
});

test("at the top it is below the page's tools", () => {
  const tools = at(1000, 10, 400, 90, 10);
  const foot = [at(1060, 820, 340, 56), at(20, 820, 340, 56)];
  expect(quietCorner({ ...desk, headBottom: 110 }, [...foot, tools])).toBe('head');
  expect(quietCorner({ ...desk, headBottom: 110 }, [...foot, at(1000, 130, 400, 200, 30)])).toBe('end');
});

test('a message that is being read moves only when another corner covers less', () => {
  expect(quietCorner(desk, [], 'start')).toBe('start');
  expect(quietCorner(desk, [at(20, 820, 300, 40)], 'start')).toBe('end');
});
