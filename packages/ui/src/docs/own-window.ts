/**
 * Returns story parameters that show each story in an iframe on the component's page, so that an open dialog
 * does not cover the page. `height` in px.
 */
export const ownWindow = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
