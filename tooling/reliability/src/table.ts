import type { Verdict } from './scenarios/scenario.ts';

/** A scenario with its result and note. */
export interface Reported {
  readonly topic: string;
  readonly seconds: number;
  readonly verdict: Verdict;
}

/** One line a scenario, with its faults beneath it. */
export function printVerdict({ verdict, seconds }: Reported): void {
  const { scenario, metrics, faults } = verdict;
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${scenario.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s  ${metrics}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 20) console.log(`    and ${faults.length - 20} more`);
}

/** Prints the whole run as one Markdown table. */
export function printTable(all: readonly Reported[], seed: number): void {
  const seconds = all.reduce((sum, reported) => sum + reported.seconds, 0);
  const red = all.filter(({ verdict }) => verdict.faults.length > 0).length;
  console.log(`\n| drill | result | seconds | what was done |\n| --- | --- | ---: | --- |`);
  for (const { topic, seconds: own, verdict } of all) {
    const result = verdict.faults.length === 0 ? 'held' : `**${verdict.faults.length} faults**`;
    console.log(`| \`${topic}\` | ${result} | ${own.toFixed(0)} | ${verdict.metrics} |`);
  }
  console.log(
    `\nSeed ${seed}, ${all.length} drills, ${red} red, ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`,
  );
}
