import type { Verdict } from './drills/drill.ts';

/** A line a drill, and its faults beneath it. */
export function printVerdict({ drill, figures, faults }: Verdict, seconds: number): void {
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${drill.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s  ${figures}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 20) console.log(`    and ${faults.length - 20} more`);
}
