const percent = new Intl.NumberFormat('tr', { style: 'percent', maximumFractionDigits: 2 });

/** Returns basis points (hundredths of a percent) as text: `%0,25`. */
export const rateText = (basisPoints: number): string => percent.format(basisPoints / 10_000);
