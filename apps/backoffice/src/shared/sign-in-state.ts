/** What the sign-in is given of the page that asked for it. */
export interface SignInState {
  /** The page to go back to; null for the page of the day. */
  readonly from: string | null;
  /** Whether a session ended by itself. */
  readonly isExpired: boolean;
}

/** Reads the state of a place in the history, which may be anybody's: only an address of this app is gone back to. */
export function readSignInState(state: unknown): SignInState {
  const given: { readonly from?: unknown; readonly isExpired?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  const { from, isExpired } = given;
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null,
    isExpired: isExpired === true,
  };
}
