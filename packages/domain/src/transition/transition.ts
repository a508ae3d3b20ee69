/** One row of a transition table: the parties that may do an action in a state, and the next state. */
export interface Transition<State extends string, Action extends string, Party extends string> {
  readonly action: Action;
  readonly by: readonly Party[];
  readonly from: State;
  readonly to: State;
}

/** Returns the state after `action` by `party`; null when the table does not allow it. */
export function nextState<S extends string, A extends string, P extends string>(
  table: readonly Transition<S, A, P>[],
  state: S,
  action: A,
  party: P,
): S | null {
  const row = table.find((t) => t.from === state && t.action === action && t.by.includes(party));
  return row ? row.to : null;
}

/** Returns the actions that `party` may do in `state`, in the order of the table. */
export function allowedActions<S extends string, A extends string, P extends string>(
  table: readonly Transition<S, A, P>[],
  state: S,
  party: P,
): A[] {
  return table.filter((t) => t.from === state && t.by.includes(party)).map((t) => t.action);
}
