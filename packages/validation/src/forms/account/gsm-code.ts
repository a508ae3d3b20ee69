import * as v from 'valibot';
import { oneTimeCode } from '../../rules/account/one-time-code.ts';

/** The code that was sent to a mobile number. */
export function gsmCodeForm() {
  return v.object({ code: oneTimeCode() });
}
