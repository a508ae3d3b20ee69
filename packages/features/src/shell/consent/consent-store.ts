import type { CookieChoice } from '@havan/contract/consent';
import { storageKeys } from '@havan/domain/storage-key';
import { createStore } from 'zustand';

interface ConsentState {
  /** Null until it is known; nothing is counted before it is `accepted` (specification §4). */
  readonly choice: CookieChoice;
  /** Whether `choice` is what the person has answered, also when that is nothing. */
  readonly isKnown: boolean;
}

export interface Consent {
  readonly state: ReturnType<typeof createStateStore>;
  /** What this browser has been told by a visitor; null when nobody has. */
  readonly stored: () => CookieChoice;
  /** Takes an answer, in this browser and for this page. */
  readonly answer: (choice: NonNullable<CookieChoice>) => void;
  /** Takes what the server knows of the person who is signed in. */
  readonly learn: (choice: CookieChoice) => void;
}

const createStateStore = () => createStore<ConsentState>()(() => ({ choice: null, isKnown: false }));

/** The answer about cookies: a visitor's is kept in the browser, that of somebody signed in at the server as well. */
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

/** The one of this page. */
export function pageConsent(): Consent {
  consent ??= createConsent(localStorage);
  return consent;
}
