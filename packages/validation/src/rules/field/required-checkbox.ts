import * as v from 'valibot';
import * as messages from '../../messages.ts';

/** Returns the rule for a box that must be ticked, such as an agreement (specification §5). */
export function requiredCheckbox(message: string = messages.consentRequired) {
  return v.literal(true, message);
}
