import type { GsmStep, SentCode } from '@havan/contract/identity/account';

/** Navigation state that one step of joining passes to the next. */
export interface MailStepState {
  readonly email: string;
  /** Left out where nothing has been sent yet. */
  readonly sent?: SentCode;
}

export interface GsmStepState {
  readonly step: GsmStep;
}

/** Returns how long a code is still good, counted from now by the clock of this browser. */
export function lifeOf({ expiresAt }: Pick<SentCode, 'expiresAt'>): { begun: number; seconds: number } {
  const begun = Date.now();
  return { begun, seconds: Math.max(0, (Date.parse(expiresAt) - begun) / 1000) };
}
