import { getCookiePolicy } from '@havan/contract/identity/consent';
import type { CookieChoice } from '@havan/contract/identity/consent';
import { useEffect, useState } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { pageConsent } from './consent-store.ts';
import { consentWaitMs } from './consent-wait.ts';
import { reportToServer } from './report-to-server.ts';

/**
 * Renders the bar for signed-in users: 2 s after the page started it queries the server for their answer (specification §4,
 * §9). An answer given on the sign-in page just before is sent to the server instead.
 */
export function SignedInConsent() {
  const { api } = useAppProfile();
  const consent = pageConsent();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const check = async () => {
      const { choice } = await api.call(getCookiePolicy, {});
      const given = consent.takeVisitorAnswer();
      if (choice === null && given !== null) void reportToServer(api, given);
      consent.learn(choice ?? given);
      setIsShown((choice ?? given) === null);
    };
    // When the server does not answer (offline, for example), the answer stored in this browser is enough not to ask again.
    const timer = setTimeout(
      () => void check().catch(() => setIsShown(consent.stored() === null)),
      consentWaitMs(performance.now()),
    );
    return () => clearTimeout(timer);
  }, [api, consent]);

  // The bar closes at once. If saving fails, the question is asked again at the next visit.
  const answer = (choice: NonNullable<CookieChoice>) => {
    consent.answer(choice);
    setIsShown(false);
    void reportToServer(api, choice);
  };
  return isShown ? <ConsentBar onAnswer={answer} /> : null;
}
