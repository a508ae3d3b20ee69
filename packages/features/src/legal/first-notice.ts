/** Notices that may cover the page, the more binding first. */
export const notices = ['pendingAgreement', 'membershipAgreement', 'salesDetails'] as const;
export type Notice = (typeof notices)[number];

/** Returns the first notice that is due; one is shown at a time. */
export function firstNotice(due: Readonly<Record<Notice, boolean>>): Notice | null {
  return notices.find((notice) => due[notice]) ?? null;
}
