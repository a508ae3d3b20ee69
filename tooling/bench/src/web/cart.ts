import { bulkAddCartItems } from '@havan/contract/cart/cart-transfer';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { chromium, launchOptions } from '@havan/playwright/chromium';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { printTable } from '../table.ts';

const wantedLines = 500;
/**
 * Milliseconds from the server's answer to an interactive page, and from a press to its frame.
 */
const budgetMs = 200;
const visits = 5;

/** `pnpm bench cart`: a cart of 500 lines in the browser, whose scripts are loaded already. */
export async function webCartBench(): Promise<boolean> {
  const product = await launchThrowaway();
  const browser = await chromium.launch(launchOptions());
  try {
    const { port, buyerOrigin } = product.settings;
    const tokens = await signInAs(port, 'eczane', 'buyer');
    const lineCount = await fillCart(port, tokens.token);
    const context = await browser.newContext({
      baseURL: buyerOrigin,
      viewport: { width: 1440, height: 900 },
      storageState: storageStateOf(product.settings, 'buyer', tokens),
      // Disabled because the page's policy forbids evaluated text, which the bench uses to wait for the cart.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.addInitScript({ content: watch });
    const ready: number[] = [];
    const press: number[] = [];
    for (let visit = 0; visit <= visits; visit += 1) {
      await page.goto('/cart', { timeout: 120_000 });
      await page.waitForFunction('performance.getEntriesByName("cart-shown").length > 0', undefined, {
        timeout: 120_000,
      });
      const [readyMs, pressMs] = await page.evaluate<[number, number]>(measure);
      // The first visit loads the scripts.
      if (visit > 0) {
        ready.push(readyMs);
        press.push(pressMs);
      }
    }
    const rows = [
      ['answer to first press', ready],
      ['press to picture', press],
    ] as const;
    printTable(
      [`cart of ${lineCount} lines, ms`, 'median', 'worst', 'budget'],
      rows.map(([name, values]) => [
        name,
        middle(values).toFixed(0),
        Math.max(...values).toFixed(0),
        `${budgetMs}`,
      ]),
    );
    return rows.every(([, values]) => middle(values) <= budgetMs);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const firstStep = 'main section button[aria-label="Artır"]';

/** Runs in the page before its own scripts: records the first frame in which a line of the cart can be pressed. */
const watch = `{
  localStorage.setItem('havan.cookie-policy', 'refused');
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('${firstStep}')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('cart-shown'), 0));
  });
  watcher.observe(document, { childList: true, subtree: true });
}`;

/** Runs in the page: the time from the cart's answer to that frame, and from a press to the next frame. */
const measure = `(async () => {
  const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/BasketItems/Get'));
  const shown = performance.getEntriesByName('cart-shown')[0];
  const started = performance.now();
  document.querySelector('${firstStep}').click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return [shown.startTime - answer.responseEnd, performance.now() - started];
})()`;

/** Adds products to the cart, up to the wanted number or as many as the market has; returns the number of lines. */
async function fillCart(port: number, token: string): Promise<number> {
  let cursor: string | undefined;
  let itemCount = 0;
  do {
    const page = await send(
      port,
      getProductListings,
      { pageSize: '100', ...(cursor !== undefined && { cursor }) },
      token,
    );
    const lines = page.items.slice(0, wantedLines - itemCount).map(({ barcode }) => ({ barcode, count: 1 }));
    ({ itemCount } = await send(port, bulkAddCartItems, { lines }, token));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && itemCount < wantedLines);
  return itemCount;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
