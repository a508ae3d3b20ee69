/** Id of the place of the header's search. */
export const searchPlaceId = 'arama';

/** Puts the cursor into the header's search, from wherever on the page. */
export const focusSearch = (): void =>
  document.getElementById(searchPlaceId)?.querySelector('input')?.focus();
