import { ApiError } from '@havan/api-client/api-error';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { paths } from '../paths.ts';
import { Failure } from './Failure.tsx';

interface ScreenFailureProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/**
 * Renders a failure in place of a whole screen: an answer of 404 or 400 (unknown record, malformed number) as a missing
 * page, any other with a retry.
 */
export const ScreenFailure = ({ error, onRetry }: ScreenFailureProps) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
    <ErrorScreen
      type="404"
      title="Böyle bir kayıt yok."
      message="Adresteki numarayı denetleyin."
      homeHref={paths.home()}
    />
  ) : (
    <Failure error={error} onRetry={onRetry} />
  );
