import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Sets the rate of withheld income tax to zero, for tests that check other sums. */
export const withoutIncomeTax = (app: TestApp): void => {
  beforeAll(() => sql`delete from income_withholding_rate`.execute(app.database.db));
};
