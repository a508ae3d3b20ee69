import type { ReactNode } from 'react';

/** A rule of use in one sentence, optionally with a live example. */
export type Advice =
  | string
  | {
      readonly say: string;
      readonly show: ReactNode;
      /** In px; for a component fixed to the viewport, which is shown in a frame of this height. */
      readonly height?: number;
    };

type AtLeastOne<Item> = readonly [Item, ...Item[]];
type AtLeastTwo<Item> = readonly [Item, Item, ...Item[]];

/**
 * Content of a component's page beyond its props and examples. Every list is required: `none` tells readers
 * that there is nothing to say.
 */
export type Guide = {
  when: AtLeastOne<string>;
  whenNot: AtLeastOne<string>;
  /** At least two concrete cases each, from the work of a pharmacy. */
  do: AtLeastTwo<Advice>;
  dont: AtLeastTwo<Advice>;
  /** Key and its effect; `none` for a component without focus. */
  keyboard: AtLeastOne<readonly [key: string, does: string]> | 'none';
  /** Testable statements; the story that tests one is named in brackets. */
  criteria: AtLeastTwo<string>;
  /** The Turkish texts that the component contains; `…` replaces a passed value. */
  messages: AtLeastOne<string> | 'none';
};

/**
 * Returns the guide unchanged and checks its type. The page reads it from the story parameters (`parameters:
 * { guide }`).
 */
export function defineGuide(content: Guide): Guide {
  return content;
}
