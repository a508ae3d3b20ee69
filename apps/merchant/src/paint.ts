import { paintApp, type Reader } from '@havan/app-shell/start/paint-app';
import { app } from './app.ts';

/** Returns the first frame of a page as HTML, for the build (tooling/vite, `prerendered`). */
export const paint = (path: string, reader: Reader): Promise<string> => paintApp(app, path, reader);
