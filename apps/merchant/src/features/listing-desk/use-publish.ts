import { sentenceOf } from '@havan/api-client/api-error';
import { createListingMutation } from '@havan/api-client/queries/listings/listing-desk';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Kurus } from '@havan/domain/money';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskAnswer, DeskRow } from './rows/desk-rows.ts';
import { newTermsOf } from './rows/listing-terms.ts';

export interface ReadyRow {
  readonly row: DeskRow;
  readonly productId: number;
  readonly price: Kurus;
}

/**
 * Returns a function that publishes rows one after the other and reports each answer. A row without an answer keeps its
 * key, so that the next try creates no second listing.
 */
export function usePublish(onAnswer: (row: DeskRow, answer: DeskAnswer) => void) {
  const { api } = useAppProfile();
  const { mutateAsync } = useMutation(createListingMutation(api));
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const running = useRef(false);
  const publish = async (ready: readonly ReadyRow[]) => {
    if (running.current || ready.length === 0) return;
    running.current = true;
    for (const [done, { row, productId, price }] of ready.entries()) {
      setProgress({ done, of: ready.length });
      const request = {
        productId,
        ...newTermsOf(row, price),
        ticked: [...row.ticked],
      };
      const wish = JSON.stringify([row.key, request]);
      const idempotencyKey = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, idempotencyKey);
      try {
        onAnswer(row, await mutateAsync({ request, idempotencyKey }));
      } catch (error) {
        onAnswer(row, { outcome: 'failed', sentence: sentenceOf(error) });
      }
    }
    running.current = false;
    setProgress(null);
  };
  return { publish, progress };
}
