/** Companies of the market at which something still waits, beside the four of the demo accounts. */
export const waiting = {
  /** A pharmacy that has not signed the user agreement: its page is blocked until it does. */
  agreement: 5,
  /** A pharmacy that has not seen yet that texts have changed. */
  announcement: 7,
  /** A merchant without KEP address and MERSIS number, asked for both. */
  legalDetails: 12,
} as const;

/** When the users of the two companies that must act on the texts joined: before there were any. */
const joinedEarly = new Date('2023-05-02T09:00:00+03:00');

/** Returns the day of joining of a company's users, given the one that was drawn for it. */
export const joiningOf = (companyId: number, drawn: Date): Date =>
  companyId === waiting.agreement || companyId === waiting.announcement ? joinedEarly : drawn;
