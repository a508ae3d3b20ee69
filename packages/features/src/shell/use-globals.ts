import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppProfile } from './app-profile.ts';
import type { Globals } from './globals.ts';

/** What the server says about itself; null until it has. Asks when nobody has asked yet. */
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
