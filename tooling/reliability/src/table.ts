import type { Verdict } from './scenarios/scenario.ts';

/** A scenario with its result and its time in seconds. */
export interface Reported {
  readonly topic: string;
  readonly seconds: number;
  readonly verdict: Verdict;
}

/** Returns one line for each scenario, with its faults below it. */
export function verdictLines({ verdict, seconds }: Reported): string[] {
  const { scenario, metrics, faults } = verdict;
  return [
    `${signOf(verdict)} ${scenario.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s  ${metrics}`,
    ...faults.slice(0, 20).map((fault) => `    ${fault}`),
    ...(faults.length > 20 ? [`    and ${faults.length - 20} more`] : []),
  ];
}

function signOf({ faults, skipped }: Verdict): string {
  if (faults.length > 0) return '✗';
  return skipped === undefined ? '✓' : '–';
}

function resultOf({ faults, skipped }: Verdict): string {
  if (faults.length > 0) return `**${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}**`;
  return skipped === undefined ? 'held' : `skipped: ${skipped}`;
}

/** Returns the whole run as one Markdown table. */
export const tableOf = (all: readonly Reported[]): string[] => [
  '| drill | result | seconds | what was done |',
  '| --- | --- | ---: | --- |',
  ...all.map(
    ({ topic, seconds, verdict }) =>
      `| \`${topic}\` | ${resultOf(verdict)} | ${seconds.toFixed(0)} | ${verdict.skipped === undefined ? verdict.metrics : ''} |`,
  ),
];

/**
 * Returns a run with the programs of a real installation as one Markdown table: how long buyers waited, and the faults
 * in orders and money.
 */
export const scaleTableOf = (all: readonly Reported[]): string[] => [
  '| drill | result | seconds | recovery | orders lost | orders twice | ledger |',
  '| --- | --- | ---: | ---: | ---: | ---: | --- |',
  ...all.map(({ topic, seconds, verdict }) => {
    const { books } = verdict;
    const recovery = books?.recoverySeconds ?? null;
    const cells = books
      ? [
          recovery === null ? '' : `${recovery.toFixed(1)} s`,
          books.lost,
          books.twice,
          books.disagreements === 0 ? 'agrees with the bank' : `**${books.disagreements} faults**`,
        ]
      : ['', '', '', ''];
    return `| \`${topic}\` | ${resultOf(verdict)} | ${seconds.toFixed(0)} | ${cells.join(' | ')} |`;
  }),
];

/**
 * Returns the last line of every run: the command that repeats it, and its outcome with the names of the failed
 * scenarios.
 */
export function endLine(all: readonly Reported[], seed: number): string {
  const seconds = Math.round(all.reduce((sum, reported) => sum + reported.seconds, 0));
  const red = all.filter(({ verdict }) => verdict.faults.length > 0).map(({ topic }) => topic);
  const left = all.filter(
    ({ verdict }) => verdict.skipped !== undefined && verdict.faults.length === 0,
  ).length;
  const outcome = [
    `${all.length - red.length - left} of ${all.length} drills held`,
    ...(red.length > 0 ? [`failed: ${red.join(', ')}`] : []),
    ...(left > 0 ? [`${left} skipped`] : []),
  ].join('; ');
  return `${outcome}; ${Math.floor(seconds / 60)} min ${seconds % 60} s, seed ${seed}.`;
}
