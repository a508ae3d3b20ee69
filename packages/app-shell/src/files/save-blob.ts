/** Gives the browser bytes to keep under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; the bytes need not be held any longer.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
