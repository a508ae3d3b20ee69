import { type AppStore, smartBannerFor } from '@havan/domain/smart-banner';
import { storageKeys } from '@havan/domain/storage-key';
import { AppBanner } from '@havan/ui/NoticeBar';
import { useState } from 'react';
import { shellTexts } from '../shell-texts.ts';
import { useGlobals } from '../profile/use-globals.ts';

/**
 * One browser is on one device, so both app stores share the dismissal that the specification names for the Android
 * banner.
 */
const key = storageKeys.androidBannerDismissal;

function dismissedAt(): Date | null {
  const text = localStorage.getItem(key);
  const at = new Date(Number(text));
  return text === null || Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Renders the offer of the native app for this device, if there is one; a dismissal is stored in this browser
 * (specification §2.3).
 */
export function SmartBanner() {
  const globals = useGlobals();
  const [store, setStore] = useState(() => smartBannerFor(navigator.userAgent, dismissedAt(), new Date()));
  const hrefs: Readonly<Record<AppStore, string | null | undefined>> = {
    android: globals?.androidAppUrl,
    ios: globals?.iosAppUrl,
  };
  const href = store && hrefs[store];
  if (!store || !href) return null;
  const close = () => {
    localStorage.setItem(key, String(Date.now()));
    setStore(null);
  };
  return <AppBanner href={href} where={shellTexts.freeIn[store]} onClose={close} />;
}
