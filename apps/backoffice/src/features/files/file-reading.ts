/**
 * Returns a picture written out in full: pages may show pictures of their own origin and such, nothing else.
 */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Dosya okunamadı.')));
    reader.readAsDataURL(blob);
  });
}

/** Gives the browser bytes to keep under a name. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; the bytes need not be held any longer.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
