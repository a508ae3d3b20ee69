import { menuItems } from '@havan/app-shell/menu/menu-row';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { queueCountsQuery } from '@havan/api-client/queries/backoffice/queues';
import { operatorSignOut } from '@havan/contract/backoffice/operator-session';
import { mayActAs, operatorRoleLabels, type OperatorRole } from '@havan/domain/operator';
import { Button } from '@havan/ui/Button';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { HeaderBar } from '@havan/ui/HeaderBar';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Logo } from '@havan/ui/Logo';
import { Page } from '@havan/ui/Page';
import { Text } from '@havan/ui/Text';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { api, endOfSession, keepSession, useIsSignedIn } from '../session.ts';
import { Failure } from './Failure.tsx';
import * as css from './Frame.css.ts';
import type { SignInState } from '../shared/sign-in-state.ts';
import { mayOpen, menuRows } from './menu-rows.ts';
import { SideMenu } from './SideMenu.tsx';

/**
 * Renders the frame of every screen: the operator, the menu with the counts of waiting work, the sign-out. Without a
 * session it redirects to the sign-in, which returns here unless the operator has signed out.
 */
export function Frame() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  if (isSignedIn) return <SignedIn />;
  const end = endOfSession();
  const state: SignInState = {
    from: end === 'left' ? null : `${pathname}${search}`,
    isExpired: end === 'expired',
  };
  return <Navigate to={paths.login()} replace state={state} />;
}

function SignedIn() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data: me, error, refetch } = useQuery(operatorQuery(api));
  const counts = useQuery(queueCountsQuery(api)).data?.queues;
  const leave = async () => {
    // Whatever the server answers, this tab is signed out; a session that stays open on the server expires.
    await api.call(operatorSignOut, {}).catch(() => null);
    keepSession(null);
    client.clear();
  };
  return (
    <>
      <HeaderBar
        logo={
          <Link href={paths.home()} variant="name">
            <Logo />
          </Link>
        }
        area={<span className={css.fromTablet}>Platform masası</span>}
        tools={
          <Inline space="s" align="center" wrap={false}>
            {me ? (
              <span className={css.fromTablet}>
                <Text size="small" tone="soft">
                  {me.name} · {me.roles.map((role) => operatorRoleLabels[role]).join(', ')}
                </Text>
              </span>
            ) : null}
            <ThemeSwitch compact />
            <Button variant="quiet" size="small" onClick={() => void leave()}>
              Çıkış
            </Button>
          </Inline>
        }
      />
      <div className={css.layout}>
        <SideMenu
          items={menuItems(menuRows, {
            pathname,
            may: (roles: readonly OperatorRole[]) => mayActAs(me?.roles ?? [], roles),
            counts: Object.fromEntries((counts ?? []).map(({ queue, waiting }) => [queue, waiting])),
          })}
        />
        <Page>
          {me ? (
            mayOpen(me.roles, pathname) ? (
              <Outlet />
            ) : (
              <ErrorScreen
                type="403"
                message="Bu sayfa başka bir rolün işi. Gerekiyorsa rolünüzü bir yönetici değiştirir."
                homeHref={paths.home()}
              />
            )
          ) : error ? (
            <Failure error={error} onRetry={refetch} />
          ) : (
            <Loading size="page" />
          )}
        </Page>
      </div>
    </>
  );
}
