import type { Schema } from '@havan/contract/call';
import { calls, type CallName } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { describe, expect, test, vi } from 'vitest';
import { type AppFacts, Refusal, showApp } from './show-app.tsx';

/** A screen: its address, and the call that provides its content. */
export interface ScreenRow {
  readonly path: string;
  readonly call: CallName;
  /** A text that only the filled screen shows; in a sample, each string field contains its own name. */
  readonly success: string;
  /** Text of the screen when its lists are empty. */
  readonly empty: string;
  /** Fields that replace the same fields of the call's sample. */
  readonly fields?: object;
  /**
   * `page`: a refusal replaces the whole screen with the page of 403 or 500. `part`: the rest of the screen stays, and
   * the sentence of the server is shown.
   */
  readonly refusedAs: 'page' | 'part';
}

const sentence = 'Sunucu bu isteği yanıtlayamadı.';
/** Titles of the pages of 403 and 500 (specification §6, §8). */
const forbiddenTitle = 'Bu alanı kullanmak için yetkiniz yok.';
const failedTitle = 'Üzgünüz! Bir hata oluştu.';
const never = new Promise<never>(() => {});

interface Shown {
  readonly shows: readonly string[];
  readonly hides: readonly string[];
}

/** Tests the five states of each screen: loading, empty, failure, forbidden, success. */
export function testScreens(app: AppFacts, rows: readonly ScreenRow[]): void {
  describe.each(rows)('$path', ({ path, call, success, empty, fields, refusedAs }) => {
    const { result } = calls[call].schemas;
    const sample = (size: 'one' | 'none') => {
      const value = sampleOf<Schema>(result, size);
      return fields ? { ...(value as object), ...fields } : value;
    };
    const pageTitle = (title: string) => (refusedAs === 'page' ? [title] : []);

    /**
     * Returns how the screen differs from the expected text. Waits up to twenty seconds, because the machine may be
     * busy.
     */
    const differences = async (answer: unknown, { shows, hides }: Shown): Promise<string[]> => {
      const { place, asked, remove } = await showApp(app, { path, answers: { [call]: answer } });
      const find = () => {
        const text = textOf(place);
        return [
          ...(asked.has(call) ? [] : [`does not ask ${call}`]),
          ...shows.filter((each) => !text.includes(each)).map((each) => `lacks "${each}": ${text}`),
          ...hides.filter((each) => text.includes(each)).map((each) => `shows "${each}": ${text}`),
        ];
      };
      await vi.waitUntil(() => find().length === 0, { timeout: 20_000, interval: 25 }).catch(() => null);
      const found = find();
      remove();
      return found;
    };

    test('loading', async () => {
      const wanted = { shows: [coming], hides: [success, empty, sentence] };
      expect(await differences(never, wanted)).toEqual([]);
    });
    test('empty', async () => {
      const wanted = { shows: [empty], hides: [success, sentence, failedTitle] };
      expect(await differences(sample('none'), wanted)).toEqual([]);
    });
    test('failure', async () => {
      const wanted = { shows: [sentence, ...pageTitle(failedTitle)], hides: [success, empty] };
      expect(await differences(new Refusal(409, sentence), wanted)).toEqual([]);
    });
    test('forbidden', async () => {
      const wanted = { shows: [sentence, ...pageTitle(forbiddenTitle)], hides: [success, empty] };
      expect(await differences(new Refusal(403, sentence), wanted)).toEqual([]);
    });
    test('success', async () => {
      const wanted = { shows: [success], hides: [empty, sentence, failedTitle, forbiddenTitle] };
      expect(await differences(sample('one'), wanted)).toEqual([]);
    });
  });
}

/** Replaces loading indicators in the text of a screen. */
const coming = '[status]';

function textOf(place: HTMLElement): string {
  const screen = place.querySelector('main') ?? place;
  return screen.querySelector('[role=status]') ? `${screen.textContent} ${coming}` : screen.textContent;
}
