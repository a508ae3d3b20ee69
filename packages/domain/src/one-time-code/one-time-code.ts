/** Digits of a code that verifies an e-mail address or a mobile number (reliability: OTP). */
export const codeDigits = 6;
export const codeLifeMs = 3 * 60_000;
/** Maximum wrong entries of a code; after that it is invalid. */
export const codeTries = 5;

/** Seconds until the next code may be sent, by the number of codes already sent: five in the first hour. */
export const codeResendWaits = [60, 60, 120, 300, 3600] as const;

/** Purposes of the links of account mails, with their lifetime in milliseconds. */
export const linkLifeMs = {
  activation: 24 * 3_600_000,
  gsmVerification: 30 * 60_000,
  resetPassword: 30 * 60_000,
  setPassword: 7 * 24 * 3_600_000,
  /** Not mailed: signs a pharmacy in on the partner's site. */
  accountTransfer: 60_000,
} as const;
export type LinkPurpose = keyof typeof linkLifeMs;

export const codePurposes = ['activation', 'gsm', 'emailChange', 'phoneChange', 'payoutAccount'] as const;
export type CodePurpose = (typeof codePurposes)[number];
