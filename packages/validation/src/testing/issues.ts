import * as v from 'valibot';

/** Returns every issue of a form as path and sentence, also those that a screen would not show. For tests. */
export function issuesOf(form: v.GenericSchema, values: unknown): string[] {
  const { issues = [] } = v.safeParse(form, values);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}
