/** Choices of the toolbar for every page of the book: stories, component pages and prose alike. */
export type Choices = Readonly<Record<string, unknown>>;

const stillQuery = '(prefers-reduced-motion: reduce)';
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
let still = false;

/**
 * Answers scripts that query the motion setting with the toolbar's choice; style sheets read `data-motion`.
 */
globalThis.matchMedia = (query: string) =>
  still && query === stillQuery ? realMatchMedia('all') : realMatchMedia(query);

/** The choices as the style sheets read them from the root element. */
type Chosen = { theme: string; density: string; motion: string };

const chosenBy = (choices: Choices): Chosen => ({
  theme: choices['theme'] === 'dark' ? 'dark' : 'light',
  density: choices['density'] === 'compact' ? 'compact' : 'comfortable',
  motion: choices['motion'] === 'reduced' ? 'reduced' : 'full',
});

/**
 * Returns the page of a part around a story that is in a window of its own; the toolbar reaches only that
 * page.
 */
function pageAround(): Document | null {
  const frame = globalThis.frameElement;
  return frame?.id.startsWith('iframe--') ? frame.ownerDocument : null;
}

const chosenOn = (page: Document | null): Chosen | null => {
  const { theme, density, motion } = page?.documentElement.dataset ?? {};
  return theme && density && motion ? { theme, density, motion } : null;
};

/** Puts the choices where the theme and the media queries read them. */
export function applyChoices(choices: Choices): void {
  const root = document.documentElement;
  const chosen = chosenOn(pageAround()) ?? chosenBy(choices);
  root.lang = 'tr';
  Object.assign(root.dataset, chosen);
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    // A frame that is still on its way has no document yet; it asks the page itself when it comes.
    Object.assign((frame.contentDocument?.documentElement as HTMLElement | null)?.dataset ?? {}, chosen);
  }
  still = chosen.motion === 'reduced';
  fitFrame(Number(choices['width']), Number(choices['text']) === 200 ? 2 : 1);
}

/**
 * The address gives numbers where the toolbar gives texts; `full` is no number.
 *
 * Width and text size belong to the frame around the page, as they do in a browser: media queries then answer as they
 * would on that screen, and 200 % makes letters larger and the window narrower.
 */
function fitFrame(width: number, zoom: number): void {
  const frame = globalThis.frameElement;
  if (!(frame instanceof globalThis.parent.HTMLElement) || !frame.id.startsWith('storybook-preview')) return;
  const chosen = Number.isFinite(width) ? `${width / zoom}px` : '';
  // A share of the window is not magnified with the frame: without a width of its own it keeps all of it.
  frame.style.width = chosen;
  frame.style.zoom = zoom === 2 ? '2' : '';
  frame.style.marginInline = chosen === '' ? '' : 'auto';
}
