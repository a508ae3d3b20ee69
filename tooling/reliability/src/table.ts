import type { Verdict } from './drills/drill.ts';

/** A drill of a run as its note tells it. */
export interface Told {
  readonly topic: string;
  readonly seconds: number;
  readonly verdict: Verdict;
}

/** A line a drill, and its faults beneath it. */
export function printVerdict({ verdict, seconds }: Told): void {
  const { drill, figures, faults } = verdict;
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${drill.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s  ${figures}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 20) console.log(`    and ${faults.length - 20} more`);
}

/** The whole run as one table in Markdown, fit for a note. */
export function printTable(all: readonly Told[], seed: number): void {
  const seconds = all.reduce((sum, told) => sum + told.seconds, 0);
  const red = all.filter(({ verdict }) => verdict.faults.length > 0).length;
  console.log(`\n| drill | result | seconds | what was done |\n| --- | --- | ---: | --- |`);
  for (const { topic, seconds: own, verdict } of all) {
    const result = verdict.faults.length === 0 ? 'held' : `**${verdict.faults.length} faults**`;
    console.log(`| \`${topic}\` | ${result} | ${own.toFixed(0)} | ${verdict.figures} |`);
  }
  console.log(
    `\nSeed ${seed}, ${all.length} drills, ${red} red, ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
  );
}
