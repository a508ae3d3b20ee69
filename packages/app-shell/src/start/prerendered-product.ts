/**
 * Inlined after the frame of the product page, whose document is the same for every product: sets the addresses of its
 * pictures to the current product, so that they load in parallel with the scripts. Nothing is fetched when the frame is
 * hidden or the address names no product.
 */
const [, id] = /\/([1-9]\d{0,14})$/.exec(location.pathname) ?? [];
const isPrerendered = !('unpainted' in document.documentElement.dataset);
for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
  if (id && isPrerendered) picture.src = (picture.dataset['picture'] ?? '').replace(':id', id);
}
