import * as v from 'valibot';
import { exchange } from '../exchange.ts';

/** Providers take their time at a refund. */
const patienceMs = 20_000;

interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request to a payment provider and reads its answer. @throws Error for a failing server and for an answer that
 * its documents do not know: the outcome is unknown then
 */
export async function askProvider<S extends v.GenericSchema>(
  { url, ...request }: ProviderRequest,
  schema: S,
): Promise<v.InferOutput<S>> {
  const { status, content } = await exchange(url, { ...request, patienceMs });
  const { pathname } = new URL(url);
  if (status >= 500) throw new Error(`The provider answered ${pathname} with ${status}.`);
  const parsed = v.safeParse(schema, content);
  if (!parsed.success) throw new Error(`The provider answered ${pathname} (${status}) with something else.`);
  return parsed.output;
}
