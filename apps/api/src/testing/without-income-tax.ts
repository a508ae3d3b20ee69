import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Sets the rate of withheld income tax to nothing, for tests of sums that are about something else. */
export const withoutIncomeTax = (app: TestApp): void => {
  beforeAll(() => sql`delete from income_withholding_rate`.execute(app.database.db));
};
