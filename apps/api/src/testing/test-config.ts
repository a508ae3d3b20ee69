import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from '../core/config/config.ts';

/** Returns the default configuration with secrets for tests. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({
    DATA_DIR: path.join(tmpdir(), 'havan-test-unused'),
    // High, because a test sends many requests of one company at once.
    COMPANY_CONCURRENCY: '1000',
    CALLER_LIMITS: 'search=0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  }),
  tokenSecret: 'token secret of the tests, 32 characters or more',
  bankSecret: 'bank secret of the tests, 32 characters or more',
  ...changes,
});
