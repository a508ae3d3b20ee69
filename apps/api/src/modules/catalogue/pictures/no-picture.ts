/** The placeholder of a missing picture: the outline of a carton, visible on light and dark. */
export const noPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" fill="none" stroke="#8a939c" stroke-width="10" stroke-linejoin="round">' +
  '<path d="M120 164l120-48 120 48v160l-120 48-120-48zM120 164l120 48 120-48M240 212v160"/></svg>';
