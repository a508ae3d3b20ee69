import { addOrRemove } from '@havan/contract/cart/cart';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { cartMoved } from './cart.queries.ts';

/** Units without an answer yet, with the key that they were sent with. */
export interface Addition {
  readonly listingId: number;
  readonly count: number;
  readonly idempotencyKey: string;
}

interface Resent<Line> {
  readonly added: readonly Line[];
  readonly refused: readonly { readonly line: Line; readonly error: ApiError }[];
}

/**
 * Returns a mutation that adds the units which a browser kept without a connection to the cart, one after the other,
 * each with the key of its first attempt, so that units whose answer was lost are not added twice (decision 150). It
 * waits for a connection and stops at a request without an answer; the result holds the answers until then.
 *
 * @throws ApiError when the first request was not answered, or the session is over
 */
export const cartResendMutation = <Line extends Addition>(api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    networkMode: 'online',
    mutationFn: async (lines: readonly Line[]): Promise<Resent<Line>> => {
      const added: Line[] = [];
      const refused: { line: Line; error: ApiError }[] = [];
      for (const line of lines) {
        const { listingId, count, idempotencyKey } = line;
        try {
          // The server must receive them in the order in which the buyer added them.
          await api.call(addOrRemove, { listingId, type: 'add', count }, { idempotencyKey });
          added.push(line);
        } catch (error) {
          if (isRefusal(error)) refused.push({ line, error });
          else if (added.length + refused.length === 0) throw error;
          else break;
        }
      }
      return { added, refused };
    },
    onSettled: (_answer, _error, _lines, _before, { client }) => cartMoved(client),
  });

/** Returns whether the server refused this addition; false while its first attempt is still running. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isPassing && error.status !== 401 && error.code !== 'requestInFlight';
