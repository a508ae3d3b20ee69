import { afterEach, expect, test, vi } from 'vitest';
import { keepTyping } from './early-typing.ts';

afterEach(() => {
  globalThis.havanEarlyEnter = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of a field as is handed on. */
function field(value: string) {
  return {
    value,
    defaultValue: '',
    isConnected: true,
    selectionStart: 1,
    selectionEnd: 2,
    heard: [] as string[],
    focus() {
      this.heard.push('focus');
    },
    setRangeText(text: string) {
      this.value = text;
    },
    setSelectionRange(from: number, to: number) {
      this.heard.push(`${from}-${to}`);
    },
    dispatchEvent({ type }: Event) {
      this.heard.push(type);
    },
  };
}

/** A frame with one field, which another takes the place of after `meanwhile`. */
async function replace(from: object, meanwhile: (root: EventTarget) => void = () => {}, active: object = {}) {
  const to = field('');
  const shown = [from];
  const root = Object.assign(new EventTarget(), { querySelectorAll: () => [...shown] });
  vi.stubGlobal('document', { activeElement: active });
  vi.stubGlobal('InputEvent', Event);
  vi.stubGlobal('KeyboardEvent', Event);
  const handOn = keepTyping(root as unknown as HTMLElement);
  meanwhile(root);
  await Promise.resolve();
  shown[0] = to;
  handOn();
  return to;
}

const told = (type: string, target: object) =>
  Object.defineProperty(new Event(type), 'target', { value: target });

test('what was typed stands in the new field, with focus and place, and its part hears of it', async () => {
  const from = field('vita');
  expect(await replace(from, undefined, from)).toMatchObject({
    value: 'vita',
    heard: ['focus', '1-2', 'input'],
  });
});

test('a field that was entered meanwhile keeps its focus, one that was left does not', async () => {
  const [entered, left] = [field(''), field('vita')];
  const enter = await replace(entered, (root) => root.dispatchEvent(told('focusin', entered)));
  const leave = await replace(left, (root) => root.dispatchEvent(told('focusout', left)), left);
  expect([enter.heard, leave.heard]).toEqual([['focus'], ['input']]);
});

test('a field that says that it is left because its frame goes away keeps its focus', async () => {
  const from = field('vita');
  const to = await replace(
    from,
    (root) => {
      root.dispatchEvent(told('focusout', from));
      from.isConnected = false;
    },
    from,
  );
  expect(to.heard).toContain('focus');
});

test('waits for a frame whose fields come a moment after its root', () => {
  vi.useFakeTimers();
  const [from, to] = [field('vita'), field('')];
  let shown = [from];
  let change = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal('document', { activeElement: from });
  vi.stubGlobal('InputEvent', Event);
  vi.stubGlobal('MutationObserver', function Observer(this: object, changed: () => void) {
    change = changed;
    Object.assign(this, { observe: () => {}, disconnect });
  });
  const root = Object.assign(new EventTarget(), { querySelectorAll: () => [...shown] });
  const handOn = keepTyping(root as unknown as HTMLElement);
  shown = [];
  handOn();
  shown = [to];
  change();
  expect([to.value, disconnect.mock.calls.length]).toEqual(['vita', 1]);
});

test.each([
  ['searches for what stood there, once', 'vita', 'vita', ['input', 'keydown']],
  ['is forgotten when other letters have come since', 'vit', 'vita', ['input']],
  ['of a field that has been typed into since is forgotten', 'vita', 'vitamin', ['input']],
])('an Enter that was pressed before %s', async (_, entered, shown, heard) => {
  vi.useFakeTimers();
  globalThis.havanEarlyEnter = entered;
  const to = await replace(field('vita'));
  to.value = shown;
  vi.runAllTimers();
  expect(to.heard).toEqual(heard);
});
