import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppProfile } from './app-profile.ts';
import type { Globals } from './globals.ts';

/** Returns the server's globals, loading them when needed; null until they are loaded. */
export function useGlobals(): Globals | null {
  const { globals } = useAppProfile();
  useEffect(() => {
    globals
      .getState()
      .load()
      .catch(() => null);
  }, [globals]);
  return useStore(globals, (state) => state.globals);
}
