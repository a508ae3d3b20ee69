import * as v from 'valibot';
import { requiredText } from '../rules/required-text.ts';

/** A message between two companies. */
export function messageForm() {
  return v.object({ text: requiredText(1, 1000) });
}
