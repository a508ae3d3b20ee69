import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useState } from 'react';

export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  /** `fields` holds a message for each field that the server named. */
  | { readonly ok: false; readonly code: string; readonly fields: Readonly<Record<string, string>> };

/** Returns a function that runs one action at a time; a refusal is in `error` until the next try. */
export function useAct() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const act = async <Result>(work: () => Promise<Result>): Promise<Outcome<Result>> => {
    setPending(true);
    setError(null);
    try {
      return { ok: true, result: await work() };
    } catch (reason) {
      const fields = fieldsOf(reason);
      if (Object.keys(fields).length === 0) setError(messageOf(reason));
      return { ok: false, code: reason instanceof ApiError ? reason.code : 'unexpected', fields };
    } finally {
      setPending(false);
    }
  };
  return { act, isPending, error, setError };
}

const messageOf = (reason: unknown): string => (reason instanceof ApiError ? reason.message : defaultAlert);

function fieldsOf(reason: unknown): Record<string, string> {
  if (!(reason instanceof ApiError)) return {};
  return Object.fromEntries(
    reason.errors.flatMap(({ path, message }) => (path ? [[path, message] as const] : [])),
  );
}
