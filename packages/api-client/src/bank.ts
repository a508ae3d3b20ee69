import type { tokeniseRequest, tokeniseResult } from '@havan/contract/sales/bank';
import { paymentFailed } from '@havan/domain/error-catalogue';
import ky from 'ky';
import type { InferOutput } from 'valibot';
import { ApiError, noResponse } from './api-error.ts';

export type Card = InferOutput<typeof tokeniseRequest>;
export type CardToken = InferOutput<typeof tokeniseResult>;

/**
 * Gives a card straight to the bank and gets a token for it: the number never reaches our API (product §6).
 * @throws ApiError with a sentence to show
 */
export async function tokeniseCard(bankOrigin: string, card: Card): Promise<CardToken> {
  let response: Response;
  try {
    response = await ky.post(`${bankOrigin}/tokens`, {
      json: card,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      credentials: 'omit',
    });
  } catch (error) {
    throw noResponse(error);
  }
  if (response.ok) return (await response.json()) as CardToken;
  throw new ApiError({
    code: 'paymentFailed',
    status: response.status,
    statusCode: response.status,
    message: paymentFailed.message,
  });
}
