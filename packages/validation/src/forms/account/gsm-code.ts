import * as v from 'valibot';
import { oneTimeCode } from '../../rules/account/one-time-code.ts';

/** Returns the form for the code that was sent to a mobile number. */
export function gsmCodeForm() {
  return v.object({ code: oneTimeCode() });
}
