import { updateListingsMutation } from '@havan/api-client/queries/listings/listings';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { draftActions } from './draft-store.ts';
import { answered, editsOf } from './drafts.ts';
import { draftTexts } from '../listing-texts.ts';

/** Most rows of one request (`Listings/Update`). */
const rowsAtOnce = 200;

/**
 * Returns a function that saves the edits, two hundred rows a request. Edits that are refused or need a confirmation
 * stay in their cells; a failed request is shown as a toast and ends the run.
 */
export function useSaveDrafts(): { readonly save: () => Promise<void>; readonly isSaving: boolean } {
  const { api } = useAppProfile();
  const toast = useToast();
  const notify = useFailureToast();
  const { mutateAsync, isPending } = useMutation(updateListingsMutation(api));
  // A repeat after a failure carries the key of the first try: the rows may have been saved all the same.
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);

  const save = async () => {
    const edits = editsOf(draftActions.current());
    let saved = 0;
    try {
      for (let from = 0; from < edits.length; from += rowsAtOnce) {
        const rows = edits.slice(from, from + rowsAtOnce);
        const content = JSON.stringify(rows);
        if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
        // One after another: a failure leaves the rest unsent.
        const answer = await mutateAsync({ rows, idempotencyKey: attempt.current.key });
        attempt.current = undefined;
        saved += answer.rows.filter((row) => row.answer.outcome === 'saved').length;
        draftActions.change((drafts) => answered(drafts, answer.rows));
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify(error, draftTexts.failed);
    }
    if (saved > 0) toast({ title: draftTexts.saved(saved), tone: 'positive' });
  };
  return { save, isSaving: isPending };
}
