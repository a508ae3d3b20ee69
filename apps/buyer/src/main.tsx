import '@havan/ui/global';
import { userTypes } from '@havan/domain/company';
import { AppRoot } from '@havan/features/shell/AppRoot';
import { createProfile } from '@havan/features/shell/create-profile';
import { applyTheme, readThemePreference } from '@havan/ui/theme-preference';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sharedPaths } from './paths.ts';
import { routes } from './routes.tsx';

applyTheme(readThemePreference(), 'comfortable');

const profile = createProfile({
  audience: 'buyer',
  userType: userTypes.buyer,
  basename: '',
  paths: sharedPaths,
});
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot profile={profile} routes={routes} />
    </StrictMode>,
  );
}
