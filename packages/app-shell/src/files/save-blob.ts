/** Downloads bytes under a file name. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then, so the URL can be released.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
