import { sentenceOf } from '@havan/api-client/api-error';
import { type TicketMove, ticketMoveMutation } from '@havan/api-client/queries/notifications/support';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Ticket } from '@havan/contract/notifications/support/tickets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createIntentionKeys } from '@havan/app-shell/actions/intention-keys';

/**
 * Returns `move`, which carries out a company's action on a ticket; a repeated action carries the same idempotency key.
 */
export function useTicketMove() {
  const { api } = useAppProfile();
  const { mutateAsync, isPending, error } = useMutation(ticketMoveMutation(api));
  const [keys] = useState(() => createIntentionKeys(() => crypto.randomUUID()));
  /** Returns the updated ticket; null after a refusal. */
  const move = async (wish: TicketMove): Promise<Ticket | null> => {
    try {
      const ticket = await mutateAsync({ ...wish, key: keys.keyOf(wish) });
      keys.fulfilled(wish);
      return ticket;
    } catch {
      return null;
    }
  };
  return { move, isPending, error: error ? sentenceOf(error) : null };
}
