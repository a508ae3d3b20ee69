/**
 * Stands in every painted document and runs before anything is seen: the theme that was chosen, and whether the frame in
 * the document is meant for whoever looks at it. Its names are told as text, since it brings no module along; a test
 * holds them against `theme-preference` and `session-store`.
 */
const page = document.documentElement;
try {
  const theme = localStorage.getItem('havan.theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  const isMember = localStorage.getItem(`havan.session.${page.dataset['userType'] ?? ''}`) !== null;
  if (localStorage.getItem('havan.cookie-policy') !== null) page.dataset['answered'] = '';
  if (isMember !== (page.dataset['reader'] === 'member')) page.dataset['unpainted'] = '';
} catch {
  // A browser that keeps nothing has a visitor and no theme.
}
