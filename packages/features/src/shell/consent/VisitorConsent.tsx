import { useState } from 'react';
import { ConsentBar } from './ConsentBar.tsx';
import { pageConsent } from './consent-store.ts';

/** The bar of those who are not signed in: their answer stays in this browser (specification §4). */
export function VisitorConsent() {
  const consent = pageConsent();
  const [isAnswered, setIsAnswered] = useState(() => consent.stored() !== null);
  if (isAnswered) return null;
  return (
    <ConsentBar
      onAnswer={(choice) => {
        consent.answer(choice);
        setIsAnswered(true);
      }}
    />
  );
}
