import * as v from 'valibot';
import { cleanText, hasForeignDigits } from '@havan/domain/typed-text';
import * as messages from './messages.ts';

/**
 * Returns the first steps that most rules share: a text without the invisible characters of a paste, and not
 * empty.
 */
export function requiredText(message: string = messages.required) {
  return v.pipe(v.string(message), v.transform(cleanText), v.nonEmpty(message));
}

/** Refuses Arabic-Indic, full-width and other digits, which look right and are stored wrong. */
export function asciiDigits() {
  return v.check<string, string>((text) => !hasForeignDigits(text), messages.foreignDigits);
}
