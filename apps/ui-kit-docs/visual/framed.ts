import type { Page } from '@playwright/test';

/**
 * Parts that hang on the window. On the page of all parts each stands in a document of its own; these tests show the
 * story itself, so that what they see does not depend on when a frame loaded. `PrintFrame` draws on paper only.
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

/** Waits until the story on the page was drawn and played to its end. */
async function played(page: Page, id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && render.phase === 'finished';
  }, id);
}

/** Shows another story on the open page: a fraction of the cost of a page of its own. */
export async function showStory(page: Page, id: string): Promise<void> {
  // Left before its end, a story has the whole page loaded anew.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  await page.evaluate(
    (storyId) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await played(page, id);
}

/** Opens another page of the book in the open window, and waits until its examples stand, in their windows, too. */
export async function openPage(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender);
  await page.evaluate(
    (storyId) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' }),
    id,
  );
  await page.waitForFunction((docsId) => {
    const book = globalThis.__STORYBOOK_PREVIEW__;
    // While the page is loaded anew there is none.
    if (book === undefined) return false;
    // A whole screen in its window takes no focus by itself, and is the slowest to come.
    const examples = [...document.querySelectorAll('#storybook-docs .docs-story')].filter(
      (example) => example.querySelector('iframe[id^="iframe--screens-"]') === null,
    );
    // An example may show a frame of its own, of which nothing is read: a mail in its sandbox.
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
      // Left before its end, an example has the whole page loaded anew.
      renders.every((render) => render?.phase === 'finished')
    );
  }, id);
}
