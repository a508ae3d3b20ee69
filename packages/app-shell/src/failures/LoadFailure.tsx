import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { useAppProfile } from '../profile/app-profile.ts';
import { screenTypeOf } from '../frame/screen-type-of.ts';
import { shellTexts } from '../shell-texts.ts';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** `page` fills the whole screen, `part` stays in its place. */
  readonly size?: 'page' | 'part';
}

/** Renders a failure to load data: its kind, its message and a way to continue. */
export function LoadFailure({ error, onRetry, size = 'page' }: LoadFailureProps) {
  const { paths } = useAppProfile();
  const retry = (
    <Button variant="outline" size={size === 'page' ? 'medium' : 'small'} onClick={onRetry}>
      {shellTexts.retry}
    </Button>
  );
  const message = error instanceof ApiError ? error.message : defaultAlert;
  if (size === 'part')
    return (
      <Alert kind="error" actions={retry}>
        {message}
      </Alert>
    );
  const type = screenTypeOf(error);
  return (
    <>
      {type === '404' ? <title>{`${shellTexts.notFound} | ${shellTexts.brand}`}</title> : null}
      <ErrorScreen
        type={type}
        message={message}
        homeHref={paths.home()}
        {...(type === '500' || type === 'no-response' ? { actions: retry } : {})}
      />
    </>
  );
}
