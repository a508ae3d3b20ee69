import { fieldError } from '@havan/validation/form-result';
import { strongPassword } from '@havan/validation/rules/strong-password';
import type { Context } from '../../../core/context.ts';

const rule = strongPassword();
const dayMs = 86_400_000;

/**
 * Returns whether a correct password must be replaced before it opens a session: too short or simple for the current
 * rules, a common password, or older than the operator allows. Checked at sign-in, because a hash does not reveal it.
 */
export function isWeakPassword({ config, clock }: Context, password: string, setAt: Date): boolean {
  const { passwordMaxDays } = config;
  const isOld = passwordMaxDays > 0 && clock.now().getTime() - setAt.getTime() > passwordMaxDays * dayMs;
  return isOld || fieldError(rule, password) !== null;
}
