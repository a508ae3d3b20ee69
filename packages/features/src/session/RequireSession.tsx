import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAppProfile } from '../shell/app-profile.ts';
import { useSession } from './use-session.ts';

/**
 * Sends a visitor without a session to the sign-in page and keeps where they wanted to go. While a token is being
 * refreshed the screen stays as it is: its requests wait, and what has been typed is not lost (specification §2.1).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, isRefreshing } = useSession();
  const { paths } = useAppProfile();
  const { pathname, search } = useLocation();
  useArriveAgain(isAuthenticated);
  if (!isAuthenticated && !isRefreshing) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}

/** Just signed in and without a prior location key: go to the current path once more (specification §2.1). */
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
