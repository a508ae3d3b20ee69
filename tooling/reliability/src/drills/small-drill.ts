import type { Drill } from './drill.ts';

/** What a drill of `pnpm reliability` finds at its small size: the same processes, fewer people. */
export async function faultsOfSmall(drill: Drill): Promise<readonly string[]> {
  return (await drill({ seed: 20_261_121, isSmall: true, tell: () => undefined })).faults;
}
