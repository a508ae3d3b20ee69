import type { CookieChoice } from '@havan/contract/identity/consent';
import { storageKeys } from '@havan/domain/storage-key';
import { createStore } from 'zustand';

interface ConsentState {
  /** Null until known; nothing is counted unless it is `accepted` (specification §4). */
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
  /** Takes the answer that the server has of the signed-in person. */
  readonly learn: (choice: CookieChoice) => void;
}

const createStateStore = () => createStore<ConsentState>()(() => ({ choice: null, isKnown: false }));

/** The cookie consent: a visitor's is stored in the browser, that of a signed-in person on the server as well. */
export function createConsent(storage: Storage): Consent {
  const key = storageKeys.cookiePolicyAcceptance;
  const stored = (): CookieChoice => {
    const text = storage.getItem(key);
    return text === 'accepted' || text === 'refused' ? text : null;
  };
  const state = createStateStore();
  return {
    state,
    stored,
    answer: (choice) => {
      storage.setItem(key, choice);
      state.setState({ choice, isKnown: true });
    },
    learn: (choice) => state.setState({ choice, isKnown: true }),
  };
}

let consent: Consent | undefined;

/** The store of this page. */
export function pageConsent(): Consent {
  consent ??= createConsent(localStorage);
  return consent;
}
