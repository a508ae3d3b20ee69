import { addOrRemove } from '@havan/contract/cart/cart';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import type { Browser, Page } from '@havan/playwright/chromium';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import type { Product } from '@havan/run/product/product';

/** A long timeout, for a busy machine. */
export const patience = 120_000;

export interface WebPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

/** Returns the screens with a budget, and how to open one in a new browser with a filled cart. */
export async function webPages(browser: Browser, { settings }: Product) {
  const { port, buyerOrigin } = settings;
  const tokens = await signInAs(port, 'eczane', 'buyer');
  const { items } = await send(port, getProductListings, {}, tokens.token);
  const productId = String(items[0]?.productId ?? 0);
  const { listings } = await send(port, getProductDetail, { productId }, tokens.token);
  const listingId = listings[0]?.listingId;
  if (listingId !== undefined) {
    await send(port, addOrRemove, { listingId, type: 'add', count: 1 }, tokens.token);
  }
  const pages: readonly WebPage[] = [
    { name: 'sign-in', path: '/account/login', isSignedIn: false },
    { name: 'home', path: '/', isSignedIn: true },
    { name: 'list', path: '/categories', isSignedIn: true },
    { name: 'detail', path: `/listingdetail/${productId}`, isSignedIn: true },
    { name: 'cart', path: '/cart', isSignedIn: true },
    { name: 'checkout', path: '/payment', isSignedIn: true },
  ];

  async function open(isSignedIn: boolean, options: object = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: buyerOrigin,
      ...(isSignedIn && { storageState: storageStateOf(settings, 'buyer', tokens) }),
      ...options,
    });
    return context.newPage();
  }
  /** Opens the address and waits until the screen is rendered and the network is idle. */
  async function settle(page: Page, path: string): Promise<void> {
    await page.goto(path, { timeout: patience });
    await page.locator('h1, h2').first().waitFor({ timeout: patience });
    await page.waitForLoadState('networkidle', { timeout: patience });
  }
  return { pages, open, settle };
}
