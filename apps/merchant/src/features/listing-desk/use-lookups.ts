import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { listableProductQuery } from '@havan/api-client/queries/listings/listing-desk';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ListableProduct } from '@havan/contract/listings/listings';
import { permissionRefusals } from '@havan/domain/product-permission';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Lookup } from './rows/row-state.ts';

/** Returns the product lookup of each barcode, made once; offline the lookups wait for the connection. */
export function useLookups(barcodes: readonly string[]): ReadonlyMap<string, Lookup> {
  const { api } = useAppProfile();
  const asked = [...new Set(barcodes)];
  const answers = useQueries({ queries: asked.map((barcode) => listableProductQuery(api, barcode)) });
  return new Map(asked.map((barcode, index) => [barcode, lookupOf(answers[index])]));
}

function lookupOf(answer: UseQueryResult<ListableProduct | null> | undefined): Lookup {
  if (!answer) return { kind: 'waiting' };
  if (answer.data) return { kind: 'found', product: answer.data };
  if (answer.data === null) return { kind: 'unknown' };
  if (answer.fetchStatus === 'paused') return { kind: 'offline' };
  if (!answer.error) return { kind: 'waiting' };
  const sentence = sentenceOf(answer.error);
  return answer.error instanceof ApiError && answer.error.code === 'productNotPermitted'
    ? { kind: 'refused', sentence, rule: permissionRefusals.medicine.rule }
    : { kind: 'failed', sentence };
}
