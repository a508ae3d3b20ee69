/** Shows what the push service of this browser delivers, and opens its page. It serves no requests and keeps nothing. */

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  // A second delivery of a notification replaces the first one, because both have the same tag.
  const shown = self.registration.showNotification(title, {
    body,
    tag: url,
    lang: 'tr',
    icon: 'icon-192.png',
    data: { url },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});

/** Brings a window that shows the page to the front, else opens one. */
async function openPage(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
