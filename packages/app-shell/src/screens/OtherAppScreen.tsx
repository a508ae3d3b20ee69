import { Loading } from '@havan/ui/Loading';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from '../profile/app-profile.ts';
import { goToOtherApp } from '../session/go-to-other-app.ts';
import { useSession } from '../session/use-session.ts';
import { shellTexts } from '../shell-texts.ts';

/**
 * Redirects a path of the other app to its host, with path, query and, if present, the session (product §1).
 * @param prefix this app's path prefix for the other app, which is removed
 */
export function OtherAppScreen({ prefix }: { prefix: string }) {
  const profile = useAppProfile();
  const { isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const path = (pathname.slice(prefix.length) || '/') + search;
    const { globals, leave, otherAppHref } = profile;
    const goSignedOut = () =>
      globals
        .getState()
        .load()
        .catch(() => null)
        .then(() => leave(otherAppHref(path)));
    if (isAuthenticated) goToOtherApp(profile, path).catch(goSignedOut);
    else void goSignedOut();
  }, [profile, isAuthenticated, pathname, search, prefix]);
  return <Loading size="page" label={shellTexts.loading} />;
}
