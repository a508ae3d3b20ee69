import { getCookiePolicy } from '@havan/contract/consent';
import type { CookieChoice } from '@havan/contract/consent';
import { cookieCheckDelayMs } from '@havan/domain/limits';
import { useEffect, useState } from 'react';
import { useAppProfile } from '../app-profile.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { pageConsent } from './consent-store.ts';
import { tellServer } from './tell-server.ts';

/** The bar of those who are signed in: asked after 2 s whether the server knows their answer (specification §4, §9). */
export function SignedInConsent() {
  const { api } = useAppProfile();
  const consent = pageConsent();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const check = async () => {
      const { choice } = await api.call(getCookiePolicy, {});
      consent.learn(choice);
      setIsShown(choice === null);
    };
    const timer = setTimeout(() => void check().catch(() => setIsShown(true)), cookieCheckDelayMs);
    return () => clearTimeout(timer);
  }, [api, consent]);

  // The bar goes at once and stays away when the server did not hear of it; then it asks again next time.
  const answer = (choice: NonNullable<CookieChoice>) => {
    consent.answer(choice);
    setIsShown(false);
    void tellServer(api, choice);
  };
  return isShown ? <ConsentBar onAnswer={answer} /> : null;
}
