/** What the sign-in is told of the page that asked for it. */
export interface SignInState {
  /** The page to go back to; null for the page of the day. */
  readonly from: string | null;
  /** Whether a session ended by itself. */
  readonly isExpired: boolean;
}

/** Reads the state of a place in the history, which may be anybody's: only an address of this app is gone back to. */
export function readSignInState(state: unknown): SignInState {
  const { from, isExpired } = { from: null, isExpired: false, ...(state as Partial<SignInState> | null) };
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null,
    isExpired: isExpired === true,
  };
}
