import { createHash } from 'node:crypto';

const layout = /\/layout\/Layout\.tsx$/;

/** The frame around every signed-in screen. */
export const isLayout = (screen: string): boolean => layout.test(screen);

/** What whoever is not signed in sees first: the form, and the question about cookies. */
const signIn = /\/(?:LoginScreen|VisitorConsent)\.tsx$/;

/** The screens that everybody walks through; they have a budget. */
const mainScreen = /\/features\/(?:home|catalogue|offers|cart)\//;

/** Parts of a main screen or of the frame that come after it, each in one go. */
const laterPart =
  /\/(?:catalogue\/Facets|offers\/(?:LowestBefore|OfferRuler|ProductMore)|footer\/Footer|notices\/ShellNotices)\.tsx$/;

/** Whether files follow this part of a screen as if it were a screen. */
export const isLaterPart = (module: string): boolean => laterPart.test(module);

/** Screens that are seldom the first of a visit: what several of a family need is one file. */
const families: Readonly<Record<string, RegExp>> = {
  orders: /\/features\/(?:src\/)?(?:orders|wallet|sales)\//,
  account: /\/features\/src\/(?:account|session\/(?!LoginScreen))/,
};

/** What the frame opens by itself a moment later. */
const laterOfFrame = /\/(?:footer\/Footer|notices\/ShellNotices)\.tsx$/;

/** What stands beside a list where there is room. */
const besideList = /\/catalogue\/Facets\.tsx$/;

/** Later parts that the first offers on a screen open together: one file, which what lies below them uses as well. */
const pricePart = /\/offers\/(?:LowestBefore|OfferRuler)\.tsx$/;

/**
 * The name of the file for what exactly these routed screens need; undefined when none needs it at once. A name that
 * holds for some screens must hold for more of them too, or come later here: then a file never imports from one that
 * stands after it.
 *
 * @param opensByItself the file of what the frame fetches as well, for a dialog or a notice: no family of screens may
 * come along
 */
export function fileOfScreens(
  screens: readonly string[],
  opensByItself?: 'overlay' | 'notices',
): string | undefined {
  if (screens.length === 0) return undefined;
  const some = (pattern: RegExp) => screens.some((screen) => pattern.test(screen));
  if (some(signIn) && (some(layout) || some(mainScreen))) return 'base';
  if (some(layout)) return 'shell';
  if (some(pricePart) && screens.every((screen) => isLaterPart(screen) && !laterOfFrame.test(screen)))
    return 'OfferPrices';
  const main = some(signIn) ? [] : ownOf(screens).map(nameOf);
  if (main.length > 2) return 'shop';
  if (main.length === 2) return main.toSorted().join('-');
  if (opensByItself && main.length === 0 && !some(signIn)) return opensByItself;
  const [only = ''] = screens;
  if (screens.length === 1) return nameOf(only);
  if (main[0]) return `${main[0]}-${opensByItself ?? 'shared'}`;
  const family = Object.entries(families).find(([, its]) => screens.every((screen) => its.test(screen)));
  return family?.[0] ?? `with-${digest(screens.map(nameOf).toSorted().join())}`;
}

/**
 * The file for the rules of a module: that of the module, but for a part that comes later the file of what it lies in.
 * Its sheet would come on its own, and of two that overtake each other the second lays the page out anew (`late-sheets`).
 */
export function sheetOfScreens(screens: readonly string[], file: string): string {
  if (!screens.some(isLaterPart) || file === 'base' || file === 'shell') return file;
  // A page without the frame must not bring the frame along for a rule.
  if (screens.some((screen) => signIn.test(screen) || families['account']?.test(screen))) return file;
  if (screens.some((screen) => laterOfFrame.test(screen))) return 'shell';
  if (!screens.every(isLaterPart)) return file;
  return screens.every((screen) => besideList.test(screen)) ? 'Products' : 'Offers';
}

/** The main screens among them; where there is none, the parts that come later: no screen carries for those. */
function ownOf(screens: readonly string[]): readonly string[] {
  const later = screens.filter(isLaterPart);
  const main = screens.filter((screen) => mainScreen.test(screen) && !isLaterPart(screen));
  return main.length > 0 ? main : later;
}

const nameOf = (screen: string): string => screen.replace(/^.*\/|(?:Screen)?\.tsx$/g, '');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
