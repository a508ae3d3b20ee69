import '@havan/ui/global';
import { createProfile } from '@havan/app-shell/profile/create-profile';
import { startApp } from '@havan/app-shell/start/start-app';
import { app } from './app.ts';

void startApp({ ...app, profile: createProfile(app) });
