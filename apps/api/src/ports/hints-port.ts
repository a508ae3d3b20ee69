/** Hears of whom something has moved. Only a hint: hints may be lost, and the truth stands in the tables. */
export type HearHint = (companyIds: readonly number[] | 'anybody') => void;

/** What the API processes tell each other while they run. */
export interface HintsPort {
  /** Hears every hint until the answer is called; 'anybody' also after a time in which hints may have been missed. */
  readonly listen: (hear: HearHint) => () => void;
}

/** A process that is told nothing: its pages are looked at by the clock alone. */
export const noHints: HintsPort = { listen: () => () => undefined };
