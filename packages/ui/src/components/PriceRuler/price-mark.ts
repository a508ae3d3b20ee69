export type PriceMark = {
  id: string;
  /** Whole kuruş. */
  value: number;
  /** Name of the mark's owner: read and shown when the mark is reached. */
  label: string;
  /** `main` is the recommended one, `attention` has a catch. */
  tone?: 'main' | 'neutral' | 'attention';
};
