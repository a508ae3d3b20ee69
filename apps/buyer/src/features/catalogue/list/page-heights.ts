/**
 * Heights of the parts of long lists when they were last drawn, in px, for this visit. A part far from the window is an
 * empty element of its height, so that a list of ten thousand rows costs no more than what is in view, and coming back
 * finds every part where it was.
 */
const heights = new Map<string, number>();
const mostStored = 5_000;

export const heightOf = (id: string): number | undefined => heights.get(id);

export function storeHeight(id: string, height: number): void {
  if (height <= 0) return;
  if (heights.size >= mostStored) heights.clear();
  heights.set(id, height);
}
