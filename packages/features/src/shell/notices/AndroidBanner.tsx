import { showsSmartBanner } from '@havan/domain/smart-banner';
import { storageKeys } from '@havan/domain/storage-key';
import { AppBanner } from '@havan/ui/NoticeBar';
import { useState } from 'react';
import { useGlobals } from '../use-globals.ts';

const key = storageKeys.androidBannerDismissal;

function dismissedAt(): Date | null {
  const text = localStorage.getItem(key);
  const at = new Date(Number(text));
  return text === null || Number.isNaN(at.getTime()) ? null : at;
}

/** Offers the Android app on Android, where there is one; the dismissal stays in this browser (specification §2.3). */
export function AndroidBanner() {
  const href = useGlobals()?.androidAppUrl;
  const [isShown, setIsShown] = useState(() =>
    showsSmartBanner(navigator.userAgent, dismissedAt(), new Date()),
  );
  if (!isShown || !href) return null;
  const close = () => {
    localStorage.setItem(key, String(Date.now()));
    setIsShown(false);
  };
  return <AppBanner href={href} onClose={close} />;
}
