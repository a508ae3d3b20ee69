/** The part of Stryker's report (mutation-testing-report-schema) that a score needs. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

export interface Score {
  readonly detected: number;
  readonly total: number;
}

export const nothing: Score = { detected: 0, total: 0 };

/** Detected mutants among those that could run; a mutant that no test reaches counts as undetected. */
export function scoreOf(report: MutationReport): Score {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  return {
    detected: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    total: mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
      .length,
  };
}

export function add(a: Score, b: Score): Score {
  return { detected: a.detected + b.detected, total: a.total + b.total };
}

/** In percent; 100 when there is nothing to detect. */
export function percent({ detected, total }: Score): number {
  return total === 0 ? 100 : (detected / total) * 100;
}

/** Returns the surviving mutants, one line each. */
export function survivorsOf(report: MutationReport): string[] {
  return Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start }, mutatorName, replacement = '' }) => {
        const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
        return `${file}:${start.line}:${start.column} ${mutatorName} -> ${change}`;
      }),
  );
}
