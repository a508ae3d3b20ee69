import type { Api } from '@havan/api-client/client';
import type { ResultOf } from '@havan/contract/call';
import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { createStore } from 'zustand';

export type Globals = ResultOf<typeof getGlobalInformations>;

interface GlobalsState {
  /** Null until the server has answered. */
  readonly globals: Globals | null;
  /** Loads once; after a failure the next caller loads again. */
  readonly load: () => Promise<Globals>;
}
export type GlobalsStore = ReturnType<typeof createGlobals>;

/**
 * Hosts, bank origin, support contact and demo accounts. They live as long as the page and are needed before sign-in,
 * so they are not in the query cache.
 */
export function createGlobals(api: Api) {
  let asked: Promise<Globals> | null = null;
  return createStore<GlobalsState>()((set) => ({
    globals: null,
    load: () => {
      asked ??= api.call(getGlobalInformations, {}).then(
        (globals) => {
          set({ globals });
          return globals;
        },
        (error: unknown) => {
          asked = null;
          throw error;
        },
      );
      return asked;
    },
  }));
}
