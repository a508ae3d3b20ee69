import { schemasOf } from '@havan/contract/calls';
import { parse } from 'valibot';
import type { CheckResult } from './client.ts';

/**
 * Holds every result against the contract. Apps pass it in development and tests only: client and server are built
 * from one contract, so in production the parser would cost script and time to re-prove what types already say, and
 * would turn a new value from a newer server into a broken page for an older tab.
 */
export const checkResult: CheckResult = (call, result) => {
  parse(schemasOf(call).result, result);
};
