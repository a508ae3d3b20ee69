import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Scenarios start processes and mostly wait for them; tests of the API keep the processor busy. */
const [scenarios, busy] = ['reliability', 'api'];

/** The longest scenarios, which begin first so that none of them ends alone. */
const longest = [/kills\.test/, /dead-mail-server\.test/, /graceful-end\.test/, /dead-object-store\.test/];

/**
 * Orders the files of a whole run: the scenarios stand evenly between the tests of the API and use the time in which
 * these would compete for the processor. By the names of their projects they would all come at the end.
 */
export class SpreadScenarios extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return spread(sorted, ({ project, moduleId }) => ({ name: project.name, file: moduleId }));
  }
}

/** Returns `files` with each scenario moved between those of the API; in their order where the run has none of either. */
export function spread<File>(
  files: readonly File[],
  factsOf: (file: File) => { readonly name: string; readonly file: string },
): File[] {
  const rankOf = (file: File): number => {
    const at = longest.findIndex((pattern) => pattern.test(factsOf(file).file));
    return at < 0 ? longest.length : at;
  };
  const moved = files
    .filter((file) => factsOf(file).name === scenarios)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const rest = files.filter((file) => factsOf(file).name !== scenarios);
  const hosts = rest.filter((file) => factsOf(file).name === busy).length;
  if (moved.length === 0 || hosts === 0) return [...files];
  const every = hosts / moved.length;
  let passed = 0;
  return rest.flatMap((file) => {
    if (factsOf(file).name !== busy) return [file];
    const due = moved.slice(Math.ceil(passed / every), Math.ceil((passed + 1) / every));
    passed += 1;
    return [...due, file];
  });
}
