import '@havan/ui/global';
import { createQueryClient } from '@havan/api-client/query-defaults';
import { OrdersScreen } from '@havan/features/orders/OrdersScreen';
import { AppLink } from '@havan/features/shell/AppLink';
import { AppProfileContext } from '@havan/features/shell/app-profile';
import { createProfile } from '@havan/features/shell/create-profile';
import { LinkProvider } from '@havan/ui/LinkProvider';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { sharedPaths } from '../paths.ts';

/** Draws the orders of the desk at an address; gives back what takes them away. */
export function showDesk(path: string): () => void {
  localStorage.clear();
  const profile = createProfile({
    audience: 'merchant',
    userType: 2,
    basename: '/merchant',
    paths: sharedPaths,
  });
  profile.session.signIn({
    token: 'token',
    refreshToken: 'refresh',
    tokenExpireDate: '2099-01-01T00:00:00.000Z',
    userType: 2,
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProfileContext value={profile}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider component={AppLink}>
            <ToastProvider>
              <Routes>
                <Route path="/myprofile/orders/:filter?" element={<OrdersScreen side="sold" />} />
              </Routes>
            </ToastProvider>
          </LinkProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProfileContext>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
