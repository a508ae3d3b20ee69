import { moneyParts } from '../Money/format.ts';

export type Scale = {
  /** Px from the left edge, whole. */
  x: (value: number) => number;
  /** Where the axis carries a number. */
  labels: number[];
  /** Where it carries a small tick. */
  ticks: number[];
};

const steps = [1, 2, 5] as const;

/** Returns a round step so that at most `most` labels fit between two values. */
export function roundStep(range: number, most: number): number {
  const raw = Math.max(range / Math.max(1, most), 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = steps.find((step) => step * power >= raw) ?? 10;
  return factor * power;
}

/** Returns the axis for values between `low` and `high`, `width` px wide, with a little air at both ends. */
export function priceScale(low: number, high: number, width: number): Scale {
  const span = Math.max(high - low, Math.max(high, 100) * 0.04);
  const air = span * 0.06;
  const start = Math.max(0, low - air);
  const end = high + air;
  const step = roundStep(end - start, Math.max(2, Math.floor(width / 72)));
  const labels: number[] = [];
  const ticks: number[] = [];
  for (let at = Math.ceil(start / step) * step; at <= end; at += step) labels.push(at);
  for (let at = Math.ceil((start * 5) / step) * (step / 5); at <= end; at += step / 5) ticks.push(at);
  return { x: (value) => Math.round(((value - start) / (end - start)) * width), labels, ticks };
}

/**
 * Returns the numbers of the axis in lira; with kuruş as soon as one of them would read like its neighbour
 * without.
 */
export function axisTexts(labels: readonly number[]): string[] {
  const isWhole = labels.every((value) => value % 100 === 0);
  return labels.map((value) => {
    const { lira, kurus } = moneyParts(Math.round(value));
    return isWhole ? lira : lira + kurus;
  });
}

/** Half of what a letter of 12 px takes, rounded up. */
const halfLetter = 3.5;

/** Px at which a centred label stays whole inside a plot of `width` px, and as near to its tick as it can. */
export function insidePlot(x: number, width: number, label: string): number {
  const half = Math.ceil(label.length * halfLetter);
  return Math.max(half, Math.min(width - half, x));
}

export type Stack<Mark> = { x: number; marks: Mark[] };

/**
 * Piles marks that would touch: each pile is one pitch wide and is at the place of its first mark, so that
 * two hundred marks read as a shape and nine read as nine. Whole px.
 */
export function pile<Mark extends { value: number }>(
  marks: readonly Mark[],
  scale: Scale,
  pitch = 6,
): Stack<Mark>[] {
  const piles: Stack<Mark>[] = [];
  for (const mark of marks.toSorted((a, b) => a.value - b.value)) {
    const x = scale.x(mark.value);
    const last = piles.at(-1);
    if (last && x - last.x < pitch) last.marks.push(mark);
    else piles.push({ x, marks: [mark] });
  }
  return piles;
}
