import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useToast } from '@havan/ui/Toast';
import { useCallback } from 'react';

/** The sentence of an answer that said no; where nothing answered in our words, the catalogue's (specification §8). */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : defaultAlert;

/**
 * Tells why something was not done, for what has no place of its own on the screen to say it. `title` names what
 * failed; without it the reason stands alone. Give it to `useMutation`, whose callbacks outlive the row that asked.
 */
export function useFailureToast(): (error: Error, title?: string) => void {
  const toast = useToast();
  return useCallback(
    (error, title) =>
      toast(
        title === undefined
          ? { title: sentenceOf(error), tone: 'critical' }
          : { title, description: sentenceOf(error), tone: 'critical' },
      ),
    [toast],
  );
}
