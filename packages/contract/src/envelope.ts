import * as v from 'valibot';

/** One refused field or one reason; `path` is the dotted place in the request. */
export const errorItem = v.object({
  code: v.string(),
  message: v.string(),
  path: v.optional(v.string()),
});
export type ErrorItem = v.InferOutput<typeof errorItem>;

/**
 * Returns the body of every answer (product, the wire). The HTTP status is the outcome of the transport,
 * `statusCode` that of the business; a `statusCode` outside 200–299 is an error (specification §5).
 */
export const envelope = <Result extends v.GenericSchema>(result: Result) =>
  v.object({
    statusCode: v.number(),
    statusMessage: v.string(),
    result: v.nullable(result),
    errors: v.array(errorItem),
    /** Amounts are 0 or null: those of the market for a company that is not approved, all for a member who sees none. */
    pricesHidden: v.optional(v.literal(true)),
  });

export const anyEnvelope = envelope(v.unknown());
export interface Envelope<Result> {
  statusCode: number;
  statusMessage: string;
  result: Result | null;
  errors: ErrorItem[];
  pricesHidden?: true;
}

/** Returns whether a status is a business success: 200–299 (specification §5). */
export const isSuccess = (statusCode: number): boolean => statusCode >= 200 && statusCode <= 299;
