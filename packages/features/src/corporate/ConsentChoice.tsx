import { getCookiePolicy } from '@havan/contract/identity/consent';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Text } from '@havan/ui/Text';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '@havan/app-shell/session/use-session';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { pageConsent } from '@havan/app-shell/consent/consent-store';
import { consentTexts } from '@havan/app-shell/consent/consent-texts';
import { reportToServer } from '@havan/app-shell/consent/report-to-server';

/** Renders the control that changes the cookie consent, for visitors and signed-in users. */
export function ConsentChoice() {
  const { api } = useAppProfile();
  const { isAuthenticated } = useSession();
  const consent = pageConsent();
  const choice = useStore(consent.state, (state) => state.choice);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (!isAuthenticated) consent.learn(consent.stored());
    else
      void api
        .call(getCookiePolicy, {})
        .then((known) => consent.learn(known.choice))
        .catch(() => null);
  }, [api, consent, isAuthenticated]);
  return (
    <>
      <RadioGroup
        label={consentTexts.legend}
        options={[
          { value: 'accepted', label: consentTexts.accept },
          { value: 'refused', label: consentTexts.refuse },
        ]}
        value={choice}
        onChange={(next) => {
          consent.answer(next);
          setIsSaved(true);
          if (isAuthenticated) void reportToServer(api, next);
        }}
      />
      <output>
        <Text as="span" size="small" tone="soft">
          {isSaved ? consentTexts.saved : null}
          {!isSaved && choice === null ? consentTexts.notAnswered : null}
        </Text>
      </output>
    </>
  );
}
