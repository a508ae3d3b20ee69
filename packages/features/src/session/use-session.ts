import { useStore } from 'zustand';
import { useAppProfile } from '../shell/app-profile.ts';
import type { SessionState } from './session-store.ts';

/** Whether somebody is signed in; `isRefreshing` while that is being found out. */
export function useSession(): SessionState {
  return useStore(useAppProfile().session.state);
}
