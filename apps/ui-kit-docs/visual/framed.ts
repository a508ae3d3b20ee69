import type { Page } from '@playwright/test';

/**
 * Components fixed to the viewport. On the page of all components each is in an iframe; these tests open the
 * story itself, so that they do not depend on when an iframe has loaded. `PrintFrame` renders in print only.
 */
export const framed: Readonly<Record<string, string>> = {
  ConfirmDialog: 'components-overlays-confirmdialog--default',
  Drawer: 'components-overlays-drawer--default',
  Modal: 'components-overlays-modal--with-footer',
  NoticeBar: 'components-feedback-noticebar--cookies',
  PrintFrame: 'components-overlays-printframe--default',
  SecureFrame: 'components-overlays-secureframe--default',
  SkipLink: 'components-navigation-skiplink--default',
  TabBar: 'components-navigation-tabbar--default',
  Toast: 'components-overlays-toast--failure',
};

type Render = { id: string; phase: string };
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
  var __STORYBOOK_PREVIEW__: { currentRender?: Render; storyRenders: readonly Render[] } | undefined;
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: Render };
  }
}

/** Waits until the story has been rendered and played to its end. */
async function played(page: Page, id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && render.phase === 'finished';
  }, id);
}

/** Shows another story on the open page, which is much faster than opening a page. */
export async function showStory(page: Page, id: string): Promise<void> {
  // Leaving a story before its end reloads the whole page.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  await page.evaluate(
    (storyId) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await played(page, id);
}

/** Opens another page in the open window, and waits for its examples, also those in iframes. */
export async function openPage(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender);
  await page.evaluate(
    (storyId) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' }),
    id,
  );
  await page.waitForFunction((docsId) => {
    const book = globalThis.__STORYBOOK_PREVIEW__;
    // Undefined while the page reloads.
    if (book === undefined) return false;
    // A whole screen in an iframe takes no focus and loads slowest, so it is not awaited.
    const examples = [...document.querySelectorAll('#storybook-docs .docs-story')].filter(
      (example) => example.querySelector('iframe[id^="iframe--screens-"]') === null,
    );
    // An example may contain an iframe of its own that cannot be read: a mail in its sandbox.
    const frames = examples.flatMap((example) => [
      ...example.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]'),
    ]);
    const renders = [
      ...book.storyRenders,
      ...frames.map((frame) => frame.contentWindow?.__STORYBOOK_PREVIEW__?.currentRender),
    ];
    return (
      book.currentRender?.id === docsId &&
      document.querySelector('#storybook-docs h1') !== null &&
      renders.length >= examples.length &&
      // Leaving an example before its end reloads the whole page.
      renders.every((render) => render?.phase === 'finished')
    );
  }, id);
}
