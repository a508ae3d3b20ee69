import { useState } from 'react';
import { refusalTexts } from '../shared-texts.ts';

interface QuantityBounds {
  readonly min: number;
  /** The most that can be had; undefined without a limit. */
  readonly max?: number;
  readonly step: number;
}

/** Returns why a typed quantity was not taken as it stands: no whole number, too many, too few, or no whole packs. */
export function quantityRefusal(typed: string, { min, max, step }: QuantityBounds): string {
  if (!/^\d+$/.test(typed)) return refusalTexts.notWhole(typed);
  const count = Number(typed);
  if (max !== undefined && count > max) return refusalTexts.most(max);
  if (count < min) return refusalTexts.fewest(min);
  return step > 1 ? refusalTexts.packs(step) : refusalTexts.notWhole(typed);
}

/** Returns the properties of a quantity field, and why the last typed quantity was refused until the next is taken. */
export function useQuantityField(bounds: QuantityBounds, onChange: (count: number) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    field: {
      ...bounds,
      onChange: (count: number) => {
        setRefusal(null);
        onChange(count);
      },
      onRefuse: (typed: string) => setRefusal(quantityRefusal(typed, bounds)),
    },
  };
}
