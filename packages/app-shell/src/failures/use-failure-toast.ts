import { sentenceOf } from '@havan/api-client/api-error';
import { useToast } from '@havan/ui/Toast';
import { useCallback } from 'react';

/**
 * Returns an error handler that shows a toast, for actions without a place on the screen for their error. `title` names
 * the failed action; without it only the reason is shown. Pass it to `useMutation`, whose callbacks outlive the row
 * that started it.
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
