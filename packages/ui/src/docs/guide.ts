import type { ReactNode } from 'react';

/** A rule of use in one sentence, and, where it is better seen, a live picture of it. */
export type Advice =
  | string
  | {
      readonly say: string;
      readonly show: ReactNode;
      /** In px; for a part that hangs on the window, which here hangs in the picture. */
      readonly height?: number;
    };

type AtLeastOne<Item> = readonly [Item, ...Item[]];
type AtLeastTwo<Item> = readonly [Item, Item, ...Item[]];

/**
 * Content of a component's page beyond its props and examples. Nothing may be left out: a list that has
 * nothing to say says `none`, so that a reader can tell "nothing" from "forgotten".
 */
export type Guide = {
  when: AtLeastOne<string>;
  whenNot: AtLeastOne<string>;
  /** From the pharmacy, not from the theory: at least two concrete cases each. */
  do: AtLeastTwo<Advice>;
  dont: AtLeastTwo<Advice>;
  /** Key and what it does; `none` where nothing takes the focus. */
  keyboard: AtLeastOne<readonly [key: string, does: string]> | 'none';
  /** Testable lines; where a story plays one, it is named in brackets. */
  criteria: AtLeastTwo<string>;
  /** The exact Turkish texts of the part itself; `…` replaces a passed value. */
  messages: AtLeastOne<string> | 'none';
};

/** Types the guide of one component; its page reads it from the story parameters (`parameters: { guide }`). */
export function defineGuide(content: Guide): Guide {
  return content;
}
