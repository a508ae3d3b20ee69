/**
 * Inlined after the frame of the product page, whose document is the same for every product: sets the addresses of its
 * pictures to the current product, so that they load in parallel with the scripts, and writes the product's names as
 * soon as the early answer has them (`before-paint` asks for it). Nothing is fetched when the frame is hidden or the
 * address names no product.
 */
import type { EarlyName } from './early-answers.ts';

const [, id] = /\/([1-9]\d{0,14})$/.exec(location.pathname) ?? [];
const isPrerendered = !('unpainted' in document.documentElement.dataset);

if (id && isPrerendered) {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-picture]'))
    picture.src = (picture.dataset['picture'] ?? '').replace(':id', id);
  void writeNames(id).catch(() => null);
}

async function writeNames(productId: string): Promise<void> {
  const answer =
    globalThis.havanEarlyAnswers?.answers[`/api/v1/Products/GetProductDetail?productId=${productId}`];
  // Cloned before the app can read the body, because this waited for it first.
  const response = (await answer)?.clone();
  if (!response?.ok) return;
  const { result } = (await response.json()) as { result: { product: EarlyName } };
  const { brandName, productName } = result.product;
  globalThis.havanEarlyName = { productId: Number(productId), brandName, productName };
  for (const place of document.querySelectorAll<HTMLElement>('[data-early-name]')) {
    const [brand, name] = place.querySelectorAll('[data-early-text]');
    if (!brand || !name) continue;
    brand.textContent = brandName;
    name.textContent = productName;
    place.hidden = false;
  }
}
