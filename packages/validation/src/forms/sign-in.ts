import * as v from 'valibot';
import * as messages from '../messages.ts';
import { requiredText } from '../steps.ts';

/** Signing in asks only that both fields are filled: what was right once must stay enterable. */
export function signInForm() {
  return v.object({
    username: requiredText(),
    password: v.pipe(v.string(messages.required), v.nonEmpty(messages.required)),
  });
}
