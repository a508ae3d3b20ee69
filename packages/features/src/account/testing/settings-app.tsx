import { createQueryClient } from '@havan/api-client/query-defaults';
import { testApp } from '@havan/app-shell/testing/test-app';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { settingsRoutes } from '../settings/settings-routes.tsx';

/** Renders the frame of an app around a screen. */
function Around() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Returns an app that has only the settings; `cart` adds the pages of buyers. */
export function settingsApp(has: 'cart' | 'no cart') {
  const base = testApp([{ element: <Around />, children: settingsRoutes }]);
  const areas = { userInfo: '/myprofile/settings', ...(has === 'cart' && { cart: '/cart' }) };
  return {
    ...base,
    paths: { ...base.paths, settings: (subpage = '') => `/myprofile/settings/${subpage}`, areas },
  };
}
