import { ApiError } from '@havan/api-client/api-error';
import type { ErrorScreenProps } from '@havan/ui/ErrorScreen';

/**
 * The screen of a page whose data did not come (specification §8). What the address asks for and the server cannot even
 * read (400) exists as little as what it does not find: asking again would not help.
 */
export function screenTypeOf(error: Error): ErrorScreenProps['type'] {
  if (!(error instanceof ApiError)) return '500';
  if (error.status === 400 || error.status === 404) return '404';
  if (error.status === 403) return '403';
  return error.status === 0 ? 'no-response' : '500';
}
