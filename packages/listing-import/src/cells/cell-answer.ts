/** Result of reading a cell: a value, with a note where it was repaired, or the sentence on its problem. */
export type CellAnswer<Value> =
  | { readonly value: Value; readonly note?: string }
  | { readonly sentence: string };

export const valueOf = <Value>(value: Value, note?: string): CellAnswer<Value> =>
  note === undefined ? { value } : { value, note };
export const wrong = (sentence: string): { readonly sentence: string } => ({ sentence });

/** How a column writes its numbers; it decides what `1.234` and `1,234` mean. */
export type NumberStyle = 'comma' | 'dot';
