export type PriceMark = {
  id: string;
  /** Whole kuruş. */
  value: number;
  /** Name of the seller; shown and read when the mark is hovered or focused. */
  label: string;
  /** `main` is the recommended price, `attention` one with a disadvantage such as a short expiry. */
  tone?: 'main' | 'neutral' | 'attention';
};
