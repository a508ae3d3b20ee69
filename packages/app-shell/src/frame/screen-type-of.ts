import { ApiError } from '@havan/api-client/api-error';
import type { ErrorScreenProps } from '@havan/ui/ErrorScreen';

/**
 * Returns the error screen of a page whose data failed to load (specification §8). An address that the server cannot
 * parse (400) is treated as not found: a retry would not help.
 */
export function screenTypeOf(error: Error): ErrorScreenProps['type'] {
  if (!(error instanceof ApiError)) return '500';
  if (error.status === 400 || error.status === 404) return '404';
  if (error.status === 403) return '403';
  return error.status === 0 ? 'no-response' : '500';
}
