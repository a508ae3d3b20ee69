/** History state that a page hands to the sign-in. */
export interface SignInState {
  /** Path and query to return to; null for the start page. */
  readonly from: string | null;
  /** Whether the session expired. */
  readonly isExpired: boolean;
}

/**
 * Returns the sign-in state of a history entry of unknown origin; `from` is taken only when it is a path of this app.
 */
export function readSignInState(state: unknown): SignInState {
  const given: { readonly from?: unknown; readonly isExpired?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  const { from, isExpired } = given;
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null,
    isExpired: isExpired === true,
  };
}
