import * as v from 'valibot';
import * as messages from '../../messages.ts';

/** Returns the rule for one of the given options; nothing chosen is an error (specification §5). */
export function requiredSelect<const Option extends string | number>(
  options: readonly Option[],
  message: string = messages.selectionRequired,
) {
  return v.picklist(options, message);
}
