import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { NewNotification } from '../inbox/inbox.service.ts';

interface NoticeTicket {
  readonly id: number;
  readonly company_id: number;
  readonly subject: string;
}

const notice =
  (kind: number, text: (subject: string) => string) =>
  ({ id, company_id: companyId, subject }: NoticeTicket, at: Date): NewNotification => ({
    companyId,
    mainCategoryId: notificationMainCategories.announcements,
    subCategoryId: kind,
    body: text(subject),
    redirectUrl: `/support-requests/${id}`,
    issueDate: at,
  });

/** The notices to a company about its tickets: answers of the platform, none about its own actions. */
export const ticketNotices = {
  answer: notice(notificationKinds.ticketAnswered, (subject) => `“${subject}” destek talebiniz yanıtlandı.`),
  askCustomer: notice(
    notificationKinds.ticketActionRequired,
    (subject) => `“${subject}” destek talebinizin sürmesi için yanıtınız bekleniyor.`,
  ),
  close: notice(notificationKinds.ticketClosed, (subject) => `“${subject}” destek talebiniz kapatıldı.`),
} as const;
