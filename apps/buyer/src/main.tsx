import '@havan/ui/global';
import { createProfile } from '@havan/app-shell/profile/create-profile';
import { startApp } from '@havan/app-shell/start/start-app';
import { app } from './app.ts';

// `/` is an alias of the home page: replaced before the router reads it, because the first frame is that of the home
// page.
if (location.pathname === '/') history.replaceState(history.state, '', app.paths.home());
void startApp({ ...app, profile: createProfile(app) });
