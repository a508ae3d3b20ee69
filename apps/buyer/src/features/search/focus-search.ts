/** Id of the element around the header's search field. */
export const searchPlaceId = 'arama';

/** Focuses the header's search field; does nothing on a page without one. */
export const focusSearch = (): void =>
  document.getElementById(searchPlaceId)?.querySelector('input')?.focus();
