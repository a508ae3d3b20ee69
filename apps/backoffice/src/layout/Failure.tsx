import { sentenceOf } from '@havan/api-client/api-error';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';

interface FailureProps {
  readonly error: Error;
  readonly onRetry?: () => unknown;
}

/** Renders a failure at its place, with a button to retry. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <Alert
      kind="error"
      actions={
        onRetry && (
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
