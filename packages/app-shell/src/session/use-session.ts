import { useStore } from 'zustand';
import { useAppProfile } from '../profile/app-profile.ts';
import type { SessionState } from './session-store.ts';

/** Returns whether somebody is signed in; `isRefreshing` while a refresh decides. */
export function useSession(): SessionState {
  return useStore(useAppProfile().session.state);
}
