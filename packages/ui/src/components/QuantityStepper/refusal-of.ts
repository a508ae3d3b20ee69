interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** Returns why a typed quantity was replaced. `typed` is NaN for text that is not a number. */
export function refusalOf(
  typed: number,
  { min = 1, max = Number.MAX_SAFE_INTEGER, step = 1 }: Bounds,
): string {
  if (Number.isNaN(typed)) return 'Adet bir tam sayı olmalı.';
  if (typed > max) return `En çok ${max.toLocaleString('tr-TR')} adet alınabilir.`;
  if (typed < min) return `En az ${min.toLocaleString('tr-TR')} adet alınabilir.`;
  return `${step.toLocaleString('tr-TR')} adetlik paketlerle alınır.`;
}
