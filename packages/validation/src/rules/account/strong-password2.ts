import * as v from 'valibot';
import * as messages from '../../messages.ts';

/** Returns the rule for the repeated password; it must match the first (specification §5). */
export function strongPassword2(password: string) {
  return v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.check((text) => text === password, messages.passwordsDiffer),
  );
}

/** Returns the same rule for forms that hold both; they report it at `passwordAgain`. */
export function samePasswords(form: { readonly password: string; readonly passwordAgain: string }): boolean {
  return form.password === form.passwordAgain;
}
