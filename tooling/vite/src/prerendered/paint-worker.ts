import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Frame } from './painter.ts';

const { entry, frames } = workerData as { entry: string; frames: readonly Frame[] };

const emptyStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

// The browser globals that components read while rendering: an empty storage, an address without a host.
for (const [name, value] of Object.entries({
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  location: new URL('http://page/'),
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

const { paint } = (await import(pathToFileURL(entry).href)) as {
  paint: (path: string, reader: Frame['reader']) => Promise<string>;
};
const pages: string[] = [];
for (const { path, reader } of frames) pages.push(await paint(path, reader));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(pages);
