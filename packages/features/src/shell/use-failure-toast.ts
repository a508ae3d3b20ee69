import { sentenceOf } from '@havan/api-client/api-error';
import { useToast } from '@havan/ui/Toast';
import { useCallback } from 'react';

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
