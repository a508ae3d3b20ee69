import { passwordTexts } from '../account-texts.ts';
import { DoneCard } from '../DoneCard.tsx';

/** Renders `/account/resetsuccess` */
export function ResetSuccessScreen() {
  return <DoneCard title={passwordTexts.successTitle}>{passwordTexts.successLead}</DoneCard>;
}
