import * as v from 'valibot';
import { exchange } from '../exchange.ts';

/** How long an answer may take, in milliseconds; refunds are slow. */
const patienceMs = 20_000;

interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request to a payment provider and returns its answer.
 *
 * @throws Error for an unreachable or failing server (5xx) and for an answer of another form than `schema`: the outcome
 * is unknown then
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
