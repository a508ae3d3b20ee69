import { storageKeys } from '@havan/domain/storage-key';

const key = storageKeys.announcementOpenedAt;

/** Returns when this browser first showed the announcement of a text; its 24 hours run from then on. */
export function announcementOpenedAt(storage: Storage, link: string, now: Date): Date {
  const [known, at] = (storage.getItem(key) ?? '').split(' ');
  const openedAt = new Date(Number(at));
  if (known === link && at && !Number.isNaN(openedAt.getTime())) return openedAt;
  storage.setItem(key, `${link} ${now.getTime()}`);
  return now;
}
