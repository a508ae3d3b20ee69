/** What may take over the page, the more binding first. */
export const notices = ['pendingAgreement', 'membershipAgreement', 'salesDetails'] as const;
export type Notice = (typeof notices)[number];

/** One at a time: the first that is due. */
export function firstNotice(due: Readonly<Record<Notice, boolean>>): Notice | null {
  return notices.find((notice) => due[notice]) ?? null;
}
