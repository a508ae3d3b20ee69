import type { CookieChoice } from '@havan/contract/identity/consent';
import { storageKeys } from '@havan/domain/storage-key';
import { createStore } from 'zustand';

interface ConsentState {
  /** Null until known; nothing is sent unless it is `accepted` (specification §4). */
  readonly choice: CookieChoice;
  /** Whether `choice` has been loaded, also when there is no answer. */
  readonly isKnown: boolean;
}

export interface Consent {
  readonly state: ReturnType<typeof createStateStore>;
  /** The answer stored in this browser; null without one. */
  readonly stored: () => CookieChoice;
  /** Stores an answer in this browser and in the page. */
  readonly answer: (choice: NonNullable<CookieChoice>) => void;
  /** As `answer`; kept in this tab for the person who signs in next. */
  readonly answerAsVisitor: (choice: NonNullable<CookieChoice>) => void;
  /** Returns a visitor's answer of this tab, once; null without one. */
  readonly takeVisitorAnswer: () => CookieChoice;
  /** Applies the server's answer of the signed-in user. */
  readonly learn: (choice: CookieChoice) => void;
}

const createStateStore = () => createStore<ConsentState>()(() => ({ choice: null, isKnown: false }));

/**
 * Returns the cookie consent: a visitor's is stored in the browser, that of a signed-in person on the server
 * as well.
 */
export function createConsent(storage: Storage, tab: Storage): Consent {
  const key = storageKeys.cookiePolicyAcceptance;
  const read = (from: Storage): CookieChoice => {
    const text = from.getItem(key);
    return text === 'accepted' || text === 'refused' ? text : null;
  };
  const state = createStateStore();
  const answer = (choice: NonNullable<CookieChoice>) => {
    storage.setItem(key, choice);
    state.setState({ choice, isKnown: true });
  };
  return {
    state,
    stored: () => read(storage),
    answer,
    answerAsVisitor: (choice) => {
      tab.setItem(key, choice);
      answer(choice);
    },
    takeVisitorAnswer: () => {
      const choice = read(tab);
      tab.removeItem(key);
      return choice;
    },
    learn: (choice) => state.setState({ choice, isKnown: true }),
  };
}

let consent: Consent | undefined;

/** Returns the store of this page. */
export function pageConsent(): Consent {
  consent ??= createConsent(localStorage, sessionStorage);
  return consent;
}
