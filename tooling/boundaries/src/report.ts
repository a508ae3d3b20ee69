import { type Metric, metrics, type Problem } from './source-file.ts';

export type Ceilings = Readonly<Record<Metric, number | null>>;

interface Report {
  readonly lines: readonly string[];
  /** The number of problems without a metric, exceeded ceilings and loose ceilings. */
  readonly broken: number;
}

const names = Object.keys(metrics) as Metric[];

/**
 * Returns what to print and how much of it is wrong. Problems below their ceiling are printed with `all` only. A
 * ceiling is loose when a quarter of it is no longer needed; a smaller share would make every repair touch the table.
 */
export function report(problems: readonly Problem[], ceilings: Ceilings, all: boolean): Report {
  const counted = names.map((metric) => {
    const count = countOf(problems, metric);
    const ceiling = ceilings[metric];
    const passed = ceiling !== null && count > ceiling;
    const loose = ceiling !== null && (count === 0 ? ceiling > 0 : count <= ceiling * 0.75);
    return { metric, count, ceiling, passed, loose };
  });
  const shown = new Set<Metric | undefined>([
    undefined,
    ...counted.filter(({ passed }) => passed || all).map(({ metric }) => metric),
  ]);
  const lines = [
    ...problems
      .filter(({ metric }) => shown.has(metric))
      .map(({ path, line, sentence }) => `${path}:${line}  ${sentence}`),
    ...counted.map(
      ({ metric, count, ceiling, passed, loose }) =>
        `${String(count).padStart(5)}  ${metrics[metric]}${largestText(problems, metric)}${ceilingText(ceiling, passed, loose)}`,
    ),
  ];
  const broken =
    problems.filter(({ metric }) => !metric).length +
    counted.filter(({ passed, loose }) => passed || loose).length;
  return { lines, broken };
}

/** Returns the text of ceilings.ts with every ceiling lowered to its current count. */
export function lowered(text: string, problems: readonly Problem[]): string {
  return text.replace(
    /^( {2}(\w+): )(\d+)(?=,$)/gm,
    (line, start: string, metric: Metric, ceiling: string) => {
      const count = countOf(problems, metric);
      return count < Number(ceiling) ? `${start}${count}` : line;
    },
  );
}

function countOf(problems: readonly Problem[], metric: Metric): number {
  return problems.filter((problem) => problem.metric === metric).length;
}

function largestText(problems: readonly Problem[], metric: Metric): string {
  const sized = problems.filter((problem) => problem.metric === metric && problem.size !== undefined);
  const [largest] = sized.toSorted((one, other) => (other.size ?? 0) - (one.size ?? 0));
  return largest ? `; the largest: ${largest.size} in ${largest.path}` : '';
}

function ceilingText(ceiling: number | null, passed: boolean, loose: boolean): string {
  if (ceiling === null) return ' (no ceiling yet)';
  if (passed) return ` (at most ${ceiling})`;
  if (loose) return ` (the ceiling of ${ceiling} is loose: pnpm boundaries --lower)`;
  return ceiling > 0 ? ` (ceiling ${ceiling})` : '';
}
