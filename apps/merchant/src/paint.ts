import { paintApp, type Reader } from '@havan/app-shell/start/paint-app';
import { app } from './app.ts';

/** The first frame of a page as HTML; the build asks for it (tooling/vite, `prerendered`). */
export const paint = (path: string, reader: Reader): Promise<string> => paintApp(app, path, reader);
