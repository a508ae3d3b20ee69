import * as v from 'valibot';
import { isEmail } from '@havan/domain/email';
import * as messages from '../../messages.ts';
import { requiredText } from '../../steps.ts';

/** Returns the rule for an e-mail address (specification §5 "basic pattern"). */
export function email() {
  return v.pipe(requiredText(), v.check(isEmail, messages.emailFormat));
}
