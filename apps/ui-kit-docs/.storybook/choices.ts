/** What the toolbar chooses, on every page of the book: stories, component pages and prose alike. */
export type Choices = Readonly<Record<string, unknown>>;

const stillQuery = '(prefers-reduced-motion: reduce)';
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
let still = false;

/** Scripts that ask for the motion setting hear the toolbar's answer; style sheets read `data-motion`. */
globalThis.matchMedia = (query: string) =>
  still && query === stillQuery ? realMatchMedia('all') : realMatchMedia(query);

/** Puts the choices where the theme and the media queries read them. */
export function applyChoices(choices: Choices): void {
  const root = document.documentElement;
  root.lang = 'tr';
  root.dataset['theme'] = choices['theme'] === 'dark' ? 'dark' : 'light';
  root.dataset['density'] = choices['density'] === 'compact' ? 'compact' : 'comfortable';
  root.dataset['motion'] = choices['motion'] === 'reduced' ? 'reduced' : 'full';
  still = choices['motion'] === 'reduced';
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
