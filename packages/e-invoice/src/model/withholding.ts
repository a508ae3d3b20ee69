/**
 * Shares of the VAT that a buyer may keep back and pay itself, in percent, by the code of the service
 * (UBL-TR code lists: 601 to 627 partial, 801 to 825 full withholding).
 */
const partialRates: Readonly<Record<string, readonly number[]>> = {
  601: [30, 40],
  602: [90],
  603: [50, 70],
  604: [50],
  605: [50],
  606: [90],
  607: [90],
  608: [90],
  609: [50, 70],
  610: [90],
  611: [90],
  612: [70, 90],
  613: [70, 90],
  614: [50],
  615: [50, 70],
  616: [50],
  617: [70],
  618: [70],
  619: [70],
  620: [70],
  621: [90],
  622: [90],
  623: [50],
  624: [20],
  625: [30],
  626: [20],
  627: [40, 50],
};

/** The shares that may be withheld under a code, in percent; none for a code that does not exist. */
export function withholdingRates(code: string): readonly number[] {
  return /^8(?:0[1-9]|1\d|2[0-5])$/.test(code) ? [100] : (partialRates[code] ?? []);
}
