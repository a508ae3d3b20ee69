import { sentenceOf } from '@havan/api-client/api-error';
import { productRequestQuery } from '@havan/api-client/queries/listings/product-requests';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { NewListingTerms } from '@havan/contract/listings/listings';
import type { ProductRequest } from '@havan/contract/listings/product-requests';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type DeskRow, isOpen } from '../rows/desk-rows.ts';
import { isOfRow, isSameTerms, newTermsOf } from '../rows/listing-terms.ts';
import type { Lookup } from '../rows/row-state.ts';
import { requestTexts } from './request-texts.ts';

/**
 * Queries the requests of rows that publish themselves, and reports each row that the approval put on sale, so that it is
 * not listed again.
 *
 * @returns by the key of the row, the lookup that stands in for that of its product: a row waits until its request is
 * read, and counts as unknown while its request waits
 */
export function useRequests(
  rows: readonly DeskRow[],
  onPublished: (key: string, sentence: string) => void,
): ReadonlyMap<string, Lookup> {
  const { api } = useAppProfile();
  const waiting = rows.filter((row) => row.publishesItself && isOpen(row));
  const barcodes = [...new Set(waiting.map(({ barcode }) => barcode))];
  const answers = useQueries({ queries: barcodes.map((barcode) => productRequestQuery(api, barcode)) });
  const report = useEffectEvent(() => {
    for (const [index, barcode] of barcodes.entries()) {
      const terms = publishedTerms(answers[index]?.data);
      if (terms)
        reportRow(
          waiting.filter((row) => row.barcode === barcode),
          terms,
          onPublished,
        );
    }
  });
  useEffect(() => report());
  return new Map(
    waiting.flatMap(({ key, barcode }): [string, Lookup][] => {
      const lookup = lookupOf(answers[barcodes.indexOf(barcode)]);
      return lookup ? [[key, lookup]] : [];
    }),
  );
}

/** Reports the row whose boxes went on sale; where its expiry was changed since, the first that agreed. */
function reportRow(
  rows: readonly DeskRow[],
  terms: NewListingTerms,
  onPublished: (key: string, sentence: string) => void,
): void {
  const row = rows.find((one) => isOfRow(one, terms)) ?? rows[0];
  if (!row) return;
  const isSame = row.price !== null && isSameTerms(newTermsOf(row, row.price), terms);
  onPublished(row.key, requestTexts.published(terms, isSame));
}

const publishedTerms = (request: ProductRequest | null | undefined) =>
  request?.state === 'approved' && request.listingId !== null ? request.terms : null;

function lookupOf(answer: UseQueryResult<ProductRequest | null> | undefined): Lookup | null {
  if (answer?.data === undefined) {
    if (answer?.fetchStatus === 'paused') return { kind: 'offline' };
    return answer?.error ? { kind: 'failed', sentence: sentenceOf(answer.error) } : { kind: 'waiting' };
  }
  if (publishedTerms(answer.data)) return { kind: 'waiting' };
  return answer.data?.state === 'waiting' && answer.data.terms ? { kind: 'unknown' } : null;
}
