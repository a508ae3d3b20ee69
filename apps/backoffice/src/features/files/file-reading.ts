/**
 * Returns the bytes as a data URL: the content security policy allows pictures of the page's own origin and data URLs
 * only. Rejects when the bytes cannot be read.
 */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Dosya okunamadı.')));
    reader.readAsDataURL(blob);
  });
}

/** Downloads bytes under a file name. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then, so the URL can be released.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
