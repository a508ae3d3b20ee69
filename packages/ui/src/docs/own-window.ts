/**
 * Parameters for the stories of a part that takes the window: on the page of the part they are in windows of
 * their own, else a waiting dialog would cover the whole page. `height` in px.
 */
export const ownWindow = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
