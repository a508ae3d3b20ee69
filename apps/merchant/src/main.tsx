import '@havan/ui/global';
import { createProfile } from '@havan/features/shell/create-profile';
import { startApp } from '@havan/features/shell/start/start-app';
import { app } from './app.ts';

void startApp({ ...app, profile: createProfile(app) });
