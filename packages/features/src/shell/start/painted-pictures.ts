/**
 * Stands behind the frame of a page whose document is that of any product: the pictures in it get the address of the one
 * that is looked at, so that they travel beside the scripts and are seen before them. Nothing is shown, and so nothing
 * fetched, where the frame is for somebody else or the address names no product.
 */
const [, id] = /\/([1-9]\d{0,14})$/.exec(location.pathname) ?? [];
const isPainted = !('unpainted' in document.documentElement.dataset);
for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
  if (id && isPainted) picture.src = (picture.dataset['picture'] ?? '').replace(':id', id);
}
