import * as v from 'valibot';
import { requiredText } from '../../rules/field/required-text.ts';

/** Returns the form of a new support ticket. */
export function ticketForm() {
  return v.object({
    category: requiredText(1, 50),
    subject: requiredText(3, 100),
    text: requiredText(10, 2000),
  });
}
