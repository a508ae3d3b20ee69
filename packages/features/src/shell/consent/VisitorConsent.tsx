import { useState } from 'react';
import { useBrowserValue } from '../use-browser-value.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { pageConsent } from './consent-store.ts';

const isStored = (): boolean => pageConsent().stored() !== null;

/**
 * The bar of those who are not signed in: their answer stays in this browser (specification §4). The frame in the document
 * has the bar; `before-paint` hides it from whoever has answered.
 */
export function VisitorConsent() {
  const wasAnswered = useBrowserValue(isStored, false);
  const [isAnswered, setIsAnswered] = useState(false);
  if (wasAnswered || isAnswered) return null;
  return (
    <ConsentBar
      onAnswer={(choice) => {
        pageConsent().answer(choice);
        setIsAnswered(true);
      }}
    />
  );
}
