import { Loading } from '@havan/ui/Loading';
import { useEffect } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { shellTexts } from '../shell-texts.ts';

/** Renders `/ui-kit`: redirects to the host of the UI kit (product §1). */
export function UiKitScreen() {
  const { globals, leave } = useAppProfile();
  useEffect(() => {
    void globals
      .getState()
      .load()
      .then(({ kitOrigin }) => leave(kitOrigin))
      .catch(() => null);
  }, [globals, leave]);
  return <Loading size="page" label={shellTexts.loading} />;
}
