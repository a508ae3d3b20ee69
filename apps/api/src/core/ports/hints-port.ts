/**
 * Receives the companies for which something has changed. Only a hint: it may be lost, and the tables are
 * authoritative.
 */
export type OnHint = (companyIds: readonly number[] | 'anybody') => void;

/** Hints between the API processes. */
export interface HintsPort {
  /**
   * Subscribes until the returned function is called; 'anybody' is also sent after a time in which hints may have been
   * missed.
   */
  readonly listen: (onHint: OnHint) => () => void;
}

/** No hints: pages rely on polling alone. */
export const noHints: HintsPort = { listen: () => () => undefined };
