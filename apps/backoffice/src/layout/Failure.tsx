import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';

interface FailureProps {
  readonly error: Error;
  readonly onRetry?: () => unknown;
}

/** Returns whether a retry would fail the same way: a missing right or a missing record. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Renders a failure at its place, with a button to retry where that may help. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <Alert
      kind="error"
      actions={
        onRetry &&
        !isFinal(error) && (
          <Button variant="outline" size="small" onClick={() => void onRetry()}>
            Yeniden dene
          </Button>
        )
      }
    >
      {sentenceOf(error)}
    </Alert>
  );
}
