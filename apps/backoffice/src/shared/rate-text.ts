const percent = new Intl.NumberFormat('tr', { style: 'percent', maximumFractionDigits: 2 });

/** Hundredths of a percent as `%0,25`. */
export const rateText = (basisPoints: number): string => percent.format(basisPoints / 10_000);
