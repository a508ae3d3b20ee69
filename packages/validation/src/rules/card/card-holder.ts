import { fullName } from '../account/full-name.ts';

/**
 * Returns the rule for the name on the card: no digits, no special characters, first and last name
 * (specification §5).
 */
export function cardHolder() {
  return fullName();
}
