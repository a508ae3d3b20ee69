import { fieldError } from '@havan/validation/form-result';
import { strongPassword } from '@havan/validation/rules/strong-password';
import type { Context } from '../../context.ts';

const rule = strongPassword();
const dayMs = 86_400_000;

/**
 * Whether a right password must be replaced before it opens a session: too short or too plain for the rules of today,
 * one of those that everybody tries, or older than the operator allows. Asked while the password is at hand, since a
 * hash does not tell.
 */
export function isWeakPassword({ config, clock }: Context, password: string, setAt: Date): boolean {
  const { passwordMaxDays } = config;
  const isOld = passwordMaxDays > 0 && clock.now().getTime() - setAt.getTime() > passwordMaxDays * dayMs;
  return isOld || fieldError(rule, password) !== null;
}
