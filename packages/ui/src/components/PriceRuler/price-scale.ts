import { moneyParts } from '../Money/format.ts';

export type Scale = {
  /** Returns the distance from the left edge in whole px. */
  x: (value: number) => number;
  /** Values with a label on the axis. */
  labels: number[];
  /** Values with a short tick. */
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

/** Returns the axis for values between `low` and `high`, `width` px wide, with 6 % of the range free at both ends. */
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

/** Returns the axis labels in lira; with kuruş when at least one of them is not a whole lira. */
export function axisTexts(labels: readonly number[]): string[] {
  const isWhole = labels.every((value) => value % 100 === 0);
  return labels.map((value) => {
    const { lira, kurus } = moneyParts(Math.round(value));
    return isWhole ? lira : lira + kurus;
  });
}

/** Half the width of a character at 12 px, rounded up. */
const halfLetter = 3.5;

/** Returns the x nearest to the tick at which a centred label fits into a plot of `width` px. */
export function insidePlot(x: number, width: number, label: string): number {
  const half = Math.ceil(label.length * halfLetter);
  return Math.max(half, Math.min(width - half, x));
}

export type Stack<Mark> = { x: number; marks: Mark[] };

/**
 * Groups marks that would overlap into piles of width `pitch` px, each at the position of its first mark. So
 * two hundred marks show a distribution, and nine stay nine marks.
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
