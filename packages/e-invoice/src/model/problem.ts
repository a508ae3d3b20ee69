/** Why an invoice cannot be written: the place in the model (`lines.2.quantity`) and a sentence for the person. */
export interface InvoiceProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the problems of those rules that apply; each rule has a condition, a place and a message. */
export function asProblems(rules: readonly (readonly [boolean, string, string])[]): InvoiceProblem[] {
  return rules.flatMap(([holds, path, message]) => (holds ? [] : [{ path, message }]));
}

/** Text that a reader sees and XML can hold: not blank, at most 500 characters, no control characters or halves. */
export function isText(text: string): boolean {
  return (
    text.trim() !== '' &&
    text.length <= 500 &&
    text.isWellFormed() &&
    !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)
  );
}

/**
 * Returns whether a text is a day of the calendar since 2005, as `2026-11-22`: the rules accept none before.
 */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text) || text < '2005-01-01') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
