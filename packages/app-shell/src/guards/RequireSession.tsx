import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAppProfile } from '../profile/app-profile.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Redirects a visitor without a session to the sign-in page and keeps the requested address. While a token is refreshed
 * the screen stays mounted: its requests wait, and typed input is not lost (specification §2.1).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, isRefreshing } = useSession();
  const { paths } = useAppProfile();
  const { pathname, search } = useLocation();
  useArriveAgain(isAuthenticated);
  if (!isAuthenticated && !isRefreshing) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}

/** After a sign-in without a prior location key, navigates to the current path again (specification §2.1). */
function useArriveAgain(isAuthenticated: boolean): void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const was = useRef(isAuthenticated);
  useEffect(() => {
    const hasJustSignedIn = isAuthenticated && !was.current;
    was.current = isAuthenticated;
    if (hasJustSignedIn && key === 'default') void navigate(pathname + search, { replace: true });
  }, [isAuthenticated, key, navigate, pathname, search]);
}
