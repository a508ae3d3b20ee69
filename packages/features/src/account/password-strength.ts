import { passwordMinLength } from '@havan/domain/limits';
import { isCommonPassword } from '@havan/validation/common-passwords';

/**
 * Returns the strength of a password, from 0 to 4, for the meter beneath the field; the rules decide, not
 * this.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < passwordMinLength || isCommonPassword(password)) return password ? 1 : 0;
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (kinds < 3) return 2;
  return password.length >= 12 ? 4 : 3;
}
