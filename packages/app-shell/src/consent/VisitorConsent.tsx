import { useState } from 'react';
import { useBrowserValue } from '../loading/use-browser-value.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { pageConsent } from './consent-store.ts';

const isStored = (): boolean => pageConsent().stored() !== null;

/**
 * Renders the bar for visitors: their answer is stored in this browser (specification §4). The prerendered
 * frame contains the bar; `before-paint` hides it when an answer is stored.
 */
export function VisitorConsent() {
  const wasAnswered = useBrowserValue(isStored, false);
  const [isAnswered, setIsAnswered] = useState(false);
  if (wasAnswered || isAnswered) return null;
  return (
    <ConsentBar
      onAnswer={(choice) => {
        pageConsent().answerAsVisitor(choice);
        setIsAnswered(true);
      }}
    />
  );
}
