/**
 * For the stories of a part that takes the window: on the page of the part they stand in windows of their own, else a
 * dialog that waits for an answer would lie over the whole page. `height` in px.
 */
export const ownWindow = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
