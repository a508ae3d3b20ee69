/** Choices of the toolbar, which apply to stories, component pages and text pages. */
export type Choices = Readonly<Record<string, unknown>>;

const stillQuery = '(prefers-reduced-motion: reduce)';
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
let still = false;

/** Returns the toolbar's choice to scripts that query the motion setting; style sheets use `data-motion`. */
globalThis.matchMedia = (query: string) =>
  still && query === stillQuery ? realMatchMedia('all') : realMatchMedia(query);

/** The choices as set on the root element for the style sheets. */
type Chosen = { theme: string; density: string; motion: string };

const chosenBy = (choices: Choices): Chosen => ({
  theme: choices['theme'] === 'dark' ? 'dark' : 'light',
  density: choices['density'] === 'compact' ? 'compact' : 'comfortable',
  motion: choices['motion'] === 'reduced' ? 'reduced' : 'full',
});

/**
 * Returns the document of the component page around a story in an iframe of its own, because the toolbar
 * reaches that page only.
 */
function pageAround(): Document | null {
  const frame = globalThis.frameElement;
  return frame?.id.startsWith('iframe--') ? frame.ownerDocument : null;
}

const chosenOn = (page: Document | null): Chosen | null => {
  const { theme, density, motion } = page?.documentElement.dataset ?? {};
  return theme && density && motion ? { theme, density, motion } : null;
};

/** Sets the choices on the root element, for the theme and the media queries. */
export function applyChoices(choices: Choices): void {
  const root = document.documentElement;
  const chosen = chosenOn(pageAround()) ?? chosenBy(choices);
  root.lang = 'tr';
  Object.assign(root.dataset, chosen);
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    // A loading iframe has no document yet; it reads the choices from the page when it has loaded.
    Object.assign((frame.contentDocument?.documentElement as HTMLElement | null)?.dataset ?? {}, chosen);
  }
  still = chosen.motion === 'reduced';
  fitFrame(Number(choices['width']), Number(choices['text']) === 200 ? 2 : 1);
}

/**
 * Sets width and zoom on the preview iframe, as in a browser: media queries then match that width, and 200 %
 * enlarges the text and halves the width in CSS px. Values from the URL are numbers, those of the toolbar are
 * strings; `full` is NaN.
 */
function fitFrame(width: number, zoom: number): void {
  const frame = globalThis.frameElement;
  if (!(frame instanceof globalThis.parent.HTMLElement) || !frame.id.startsWith('storybook-preview')) return;
  const chosen = Number.isFinite(width) ? `${width / zoom}px` : '';
  // A width in percent is not affected by the zoom, so the iframe keeps its full width without a chosen one.
  frame.style.width = chosen;
  frame.style.zoom = zoom === 2 ? '2' : '';
  frame.style.marginInline = chosen === '' ? '' : 'auto';
}
