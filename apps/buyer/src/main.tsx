import '@havan/ui/global';
import { createProfile } from '@havan/app-shell/profile/create-profile';
import { startApp } from '@havan/app-shell/start/start-app';
import { app } from './app.ts';

// `/` is another name of the home page: told before the router reads the address, its first frame is the home's.
if (location.pathname === '/') history.replaceState(history.state, '', app.paths.home());
void startApp({ ...app, profile: createProfile(app) });
