import { Button } from '@havan/ui/Button';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { useAppProfile } from '../profile/app-profile.ts';
import { shellTexts } from '../shell-texts.ts';

/** Renders `/offline`: no connection. */
export function OfflineScreen() {
  const { paths, leave, basename } = useAppProfile();
  return (
    <Page>
      <title>Çevrimdışı | Havan</title>
      <ErrorScreen
        type="offline"
        logo
        homeHref={paths.home()}
        actions={
          <Button variant="outline" onClick={() => leave(basename + paths.home())}>
            {shellTexts.retry}
          </Button>
        }
      />
    </Page>
  );
}
