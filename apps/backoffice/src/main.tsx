import '@havan/ui/global';
import { createQueryClient } from '@havan/api-client/query-defaults';
import { LinkProvider } from '@havan/ui/LinkProvider';
import { applyTheme, readThemePreference } from '@havan/ui/theme-preference';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { OperatorLink } from './layout/OperatorLink.tsx';

applyTheme(readThemePreference(), 'compact');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <LinkProvider component={OperatorLink}>
            <ToastProvider>
              <App />
            </ToastProvider>
          </LinkProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
