import type { Scenario } from './scenario.ts';

/** Runs a scenario of `pnpm reliability` at its small size: the same processes, fewer users. */
export async function faultsOfSmall(scenario: Scenario): Promise<readonly string[]> {
  return (await scenario({ seed: 20_261_121, isSmall: true, notify: () => undefined })).faults;
}
