import { afterEach, expect, test, vi } from 'vitest';
import { keepTyping } from './early-typing.ts';

afterEach(() => {
  globalThis.havanEarlyEnter = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a stand-in for a text field that records what it receives. */
function field(value: string) {
  return {
    value,
    defaultValue: '',
    isConnected: true,
    selectionStart: 1,
    selectionEnd: 2,
    received: [] as string[],
    focus() {
      this.received.push('focus');
    },
    setRangeText(text: string) {
      this.value = text;
    },
    setSelectionRange(from: number, to: number) {
      this.received.push(`${from}-${to}`);
    },
    dispatchEvent({ type }: Event) {
      this.received.push(type);
    },
  };
}

/** Replaces the only field of a document after `meanwhile` has run; returns the new field. */
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

const reported = (type: string, target: object) =>
  Object.defineProperty(new Event(type), 'target', { value: target });

// @spec §7 later-speed

test('passes typed text, focus and caret to the new field and notifies its component', async () => {
  const from = field('vita');
  expect(await replace(from, undefined, from)).toMatchObject({
    value: 'vita',
    received: ['focus', '1-2', 'input'],
  });
});

test('a field focused meanwhile keeps its focus, a left one does not', async () => {
  const [entered, left] = [field(''), field('vita')];
  const enter = await replace(entered, (root) => root.dispatchEvent(reported('focusin', entered)));
  const leave = await replace(left, (root) => root.dispatchEvent(reported('focusout', left)), left);
  expect([enter.received, leave.received]).toEqual([['focus'], ['input']]);
});

test('a field that blurs because its frame is removed keeps its focus', async () => {
  const from = field('vita');
  const to = await replace(
    from,
    (root) => {
      root.dispatchEvent(reported('focusout', from));
      from.isConnected = false;
    },
    from,
  );
  expect(to.received).toContain('focus');
});

test('waits for a frame whose fields mount after its root', () => {
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
  ['searches for the typed text, once', 'vita', 'vita', ['input', 'keydown']],
  ['is dropped when the text has changed since', 'vit', 'vita', ['input']],
  ['is dropped when its field has been edited since', 'vita', 'vitamin', ['input']],
])('an Enter that was pressed before %s', async (_, entered, shown, received) => {
  vi.useFakeTimers();
  globalThis.havanEarlyEnter = entered;
  const to = await replace(field('vita'));
  to.value = shown;
  vi.runAllTimers();
  expect(to.received).toEqual(received);
});
